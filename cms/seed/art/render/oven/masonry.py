"""Bricks: worn boxes, laid into a wall, an arch, a floor and a dome. The oven looks along y; its mouth is at y = 0."""

import bpy
import numpy as np
from mathutils import Vector

from lib import build

HALF_WIDTH, SPRING, RISE = 0.86, 0.16, 0.60  # the mouth: an ellipse standing on short legs
RING = 0.25  # how deep the arch's bricks are
DOME_Y, DOME_X, DOME_DEPTH, DOME_Z = 1.30, 1.50, 2.03, 1.00


def clay(name, dark, light, rough=0.86):
    """No two bricks alike: colour by object, burnt patches by place, a sandy bump."""
    made, tree, shader = build.material(name, dark, rough, Specular=0.25)
    link = tree.links.new
    each = build.ramp(tree, tree.nodes.new("ShaderNodeObjectInfo").outputs["Random"], (0, dark), (1, light))
    patches = build.noise(tree, 9, 10, 0.72, "Position")
    burnt = build.ramp(tree, patches.outputs[0], (0.34, (0.16, 0.13, 0.12)), (0.66, (1, 1, 1)))
    both = tree.nodes.new("ShaderNodeMixRGB")
    both.blend_type, both.inputs[0].default_value = "MULTIPLY", 1
    link(each.outputs[0], both.inputs[1])
    link(burnt.outputs[0], both.inputs[2])
    link(both.outputs[0], shader.inputs["Base Color"])
    build.bump(tree, shader, build.noise(tree, 46, 9, 0.74, "Position").outputs[0], 0.7, 0.016)
    return made


def brick(size, made, rng, round_by=0.012, wear=0.006):
    """A box with worn edges; a few of them serve for a whole wall."""
    bpy.ops.mesh.primitive_cube_add(size=2)
    thing = bpy.context.object
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.mesh.subdivide(number_cuts=11)
    bpy.ops.object.mode_set(mode="OBJECT")
    mesh = thing.data
    points = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get("co", points)
    half = np.array(size) / 2
    points = points.reshape(-1, 3) * half
    core = np.clip(points, -half + round_by, half - round_by)
    outward = points - core
    length = np.linalg.norm(outward, axis=1, keepdims=True) + 1e-9
    waves = sum(
        np.sin(points @ rng.normal(0, frequency, 3) + rng.uniform(0, 6.28)) / 3 for frequency in (14, 26, 44)
    )[:, None]
    corner = (np.abs(points) > half - 2.2 * round_by).sum(1, keepdims=True) >= 2
    points = core + outward / length * np.minimum(length, round_by)
    points += outward / length * wear * (0.5 * waves - 1.6 * corner * np.clip(waves, 0, 1))
    mesh.vertices.foreach_set("co", points.reshape(-1))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    mesh.materials.append(made)
    mesh.update()
    bpy.data.objects.remove(thing)
    return mesh


class Mason:
    def __init__(self, seed=5):
        self.rng = np.random.default_rng(seed)

    def kinds(self, count, size, made, **wear):
        return [brick(size, made, self.rng, **wear) for _ in range(count)]

    def lay(self, kinds, place, turn=(0, 0, 0), scale=(1, 1, 1)):
        build.put(kinds[self.rng.integers(len(kinds))], place, turn, scale)

    def wall(self):
        jitter, kinds = self.rng.normal, self.kinds(5, (0.304, 0.16, 0.100), clay("wall", (0.040, 0.024, 0.018), (0.085, 0.046, 0.031)))
        reach = RING - 0.06  # the ring stands proud and hides the cut ones
        for course, z in enumerate(np.arange(-0.05, 1.95, 0.108)):
            for x in np.arange(-3.2, 3.2, 0.312) + 0.156 * (course % 2):
                within = (x / (HALF_WIDTH + reach)) ** 2 + (max(z - SPRING, 0) / (RISE + reach)) ** 2 < 1
                if within and abs(x) < HALF_WIDTH + reach:
                    continue
                self.lay(kinds, (x, jitter(0, 0.006), z), jitter(0, 0.007, 3))

    def arch(self):
        made = clay("arch", (0.13, 0.056, 0.030), (0.24, 0.110, 0.060))
        kinds = self.kinds(6, (0.108, 0.32, RING), made, wear=0.009)
        jitter, middle = self.rng.normal, RING / 2
        for turn in np.linspace(0, np.pi, 27):
            x, z = (HALF_WIDTH + middle) * np.cos(turn), SPRING + (RISE + middle) * np.sin(turn)
            lean = np.arctan2(RISE * np.sin(turn) * 1.1, HALF_WIDTH * np.cos(turn) + 1e-9)
            self.lay(kinds, (x, -0.03 + jitter(0, 0.007), z), (jitter(0, 0.012), np.pi / 2 - lean, 0))
        for z in np.arange(0.035, SPRING - 0.02, 0.112):
            for side in (-1, 1):
                self.lay(kinds, (side * (HALF_WIDTH + middle), -0.03, z), (0, np.pi / 2, 0))
        # mortar: a dark sheet behind the joints, with the mouth cut out
        turn = np.linspace(0, np.pi, 90)
        sheets = [
            np.stack([(HALF_WIDTH + out) * np.cos(turn), 0 * turn + 0.07, SPRING + (RISE + out) * np.sin(turn)], -1)
            for out in (0.03, 3.4)
        ]
        self.mortar = build.material("mortar", (0.018, 0.014, 0.011), 0.95)[0]
        build.grid("mortar", np.stack(sheets)).data.materials.append(self.mortar)

    def floor(self):
        made = clay("floor", (0.17, 0.098, 0.058), (0.27, 0.170, 0.108), 0.72)
        kinds = self.kinds(6, (0.398, 0.398, 0.06), made, wear=0.004, round_by=0.010)
        jitter = self.rng.normal
        for column in range(-8, 8):
            for row in range(-6, 8):
                place = (column * 0.404 + 0.13, row * 0.404 - 0.12, -0.03 + jitter(0, 0.002))
                self.lay(kinds, place, (jitter(0, 0.004), jitter(0, 0.004), 0))
        bed = build.grid("bed", np.array([[[-4, 4, -0.05], [4, 4, -0.05]], [[-4, -4, -0.05], [4, -4, -0.05]]], float))
        bed.data.materials.append(self.mortar)

    def dome(self):
        made = clay("dome", (0.11, 0.066, 0.043), (0.22, 0.135, 0.085), 0.9)
        kinds = self.kinds(6, (0.255, 0.12, 0.115), made, wear=0.008)
        for course, up in enumerate(np.linspace(0, np.pi / 2 * 0.97, 13)):
            round_by = np.cos(up)
            count = max(3, int(2 * np.pi * DOME_X * round_by / 0.268))
            for i in range(count):
                turn = 2 * np.pi * (i + 0.5 * (course % 2)) / count
                x, y = DOME_X * round_by * np.cos(turn), DOME_Y + 1.35 * round_by * np.sin(turn)
                if y < 0.62 and up < 1.3:
                    continue  # the mouth
                z = DOME_Z * np.sin(up)
                outward = Vector((x / DOME_X**2, (y - DOME_Y) / 1.35**2, z / DOME_Z**2)).normalized()
                self.lay(kinds, (x, y, z + 0.05), outward.to_track_quat("Y", "Z").to_euler(), (1, 1, DOME_Z * 1.17))
        across, up = np.linspace(-0.85, np.pi + 0.85, 80)[:, None], np.linspace(0, np.pi / 2, 30)[None]
        shell = np.stack(
            [
                (DOME_X + 0.05) * np.cos(up) * np.cos(across),
                DOME_Y + 1.4 * np.cos(up) * np.sin(across),
                (DOME_Z + 0.05) * np.sin(up) + 0 * across,
            ],
            -1,
        )
        build.grid("shell", shell).data.materials.append(self.mortar)
