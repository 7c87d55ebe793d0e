"""Norma: rigatoni, ember-roasted aubergine, tomato, shavings of salted ricotta, basil."""

import bpy
import numpy as np

from lib import build
from lib.painter import mix, rgb, smooth
from plates import ceramics, clay, greens, morsels
from plates.ceramics import FLOOR

DOUGH, SAUCE, DEEP = rgb(0.66, 0.42, 0.145), rgb(0.42, 0.052, 0.010), rgb(0.20, 0.018, 0.005)
LENGTH, RADIUS, DICE = 0.235, 0.059, 0.074


def tumble(count_tubes, count_dice, bowl, rng):
    """Let pasta and aubergine fall into the bowl (rigid bodies); returns two lists of world matrices."""
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.collection = bpy.data.collections.new("falling")
    world.substeps_per_frame = 12
    rest = build.grid("bowl", clay.lathe(bowl, 40, 72), uv=False)
    bodies = []
    for i in range(count_tubes + count_dice):
        if i % 3 == 2 and len([b for b in bodies if b[0] == "dice"]) < count_dice:
            kind = "dice"
            bpy.ops.mesh.primitive_cube_add(size=1, scale=(DICE * 2.1, DICE * 2, DICE * 0.95))
        else:
            kind = "tube"
            bpy.ops.mesh.primitive_cylinder_add(vertices=14, radius=RADIUS, depth=LENGTH, rotation=(0, np.pi / 2, 0))
            bpy.ops.object.transform_apply(rotation=True)
        thing = bpy.context.object
        a, r = rng.uniform(0, 6.283), 0.26 * np.sqrt(rng.uniform(0, 1))
        thing.location = (r * np.cos(a), r * np.sin(a), 0.25 + 0.07 * i)
        thing.rotation_euler = rng.uniform(-0.5, 0.5), rng.uniform(-0.4, 0.4), rng.uniform(0, 6.283)
        bodies.append((kind, thing))
    for thing, active in [(rest, False)] + [(thing, True) for _, thing in bodies]:
        world.collection.objects.link(thing)
        thing.rigid_body.type = "ACTIVE" if active else "PASSIVE"
        thing.rigid_body.collision_shape = "CONVEX_HULL" if active else "MESH"
        thing.rigid_body.friction, thing.rigid_body.use_margin, thing.rigid_body.collision_margin = 0.75, True, 0.002
        thing.rigid_body.linear_damping, thing.rigid_body.angular_damping = 0.25, 0.6
    world.point_cache.frame_end = 220
    for frame in range(1, 200):
        scene.frame_set(frame)
    out = {"tube": [], "dice": []}
    for kind, thing in bodies:
        out[kind].append(thing.matrix_world.copy())
    bpy.ops.rigidbody.world_remove()
    for thing in [rest] + [thing for _, thing in bodies]:
        bpy.data.objects.remove(thing)
    return out["tube"], out["dice"]


def rigatone(seed):
    """A ridged tube along x: outside, lip, inside. Sauce clings between its ridges."""
    outside, lip, inside, around = 130, 12, 60, 220
    along = np.r_[
        np.full(20, -0.5), np.linspace(-0.5, 0.5, outside), np.full(lip, 0.5), np.linspace(0.5, -0.5, inside)
    ][:, None]
    thick = 0.20
    bore = np.r_[
        np.linspace(1 - thick, 1, 20), np.ones(outside), np.linspace(1, 1 - thick, lip), np.full(inside, 1 - thick)
    ][:, None]
    angle = np.linspace(-np.pi, np.pi, around)[None]
    ridge = np.cos(angle * 20 + 2.2 * along) * smooth(0.88, 1.0, bore)
    ring = bore * (1 + 0.026 * ridge)
    points = clay.xyz(along * LENGTH + 0 * angle, ring * np.sin(angle) * RADIUS, ring * np.cos(angle) * RADIUS)
    loose = clay.noise(points, 4, 2, 0.5, seed)
    squash = np.random.default_rng(seed).uniform(0.82, 1.0)
    points[..., 1] *= 1 / squash
    points[..., 2] *= squash
    points[..., 1:] *= (1 + 0.05 * loose)[..., None]
    points[..., 2] += 0.10 * (along**2 - 0.1) * LENGTH * np.random.default_rng(seed + 1).uniform(-1, 1)
    coat = clay.noise(points, 11, 4, 0.6, seed + 2)
    film = smooth(-1.3, 0.9, coat - 0.40 * ridge + 0.45)
    film = np.maximum(film, 0.75 * (bore < 0.9))
    clot = smooth(0.7, 1.5, coat)
    points += (0.006 * clot)[..., None] * np.sign(points) * [0, 1, 1]
    colour = DOUGH * np.exp(0.05 * loose)[..., None]
    colour = mix(colour, rgb(0.47, 0.115, 0.018), 0.92 * film)
    colour = mix(colour, SAUCE, np.clip(clot + 0.4 * film**3, 0, 1))
    made = clay.material(f"pasta{seed}", grain=(60, 0.05), coat=0.2)
    return clay.skin(points, colour, 0.21 + 0.04 * coat, made, "rigatone")


def aubergine(seed):
    """A thick round of roasted aubergine: slack, oily, brown where it met the fire, its skin nearly black."""
    ball = clay.sphere(80, 120)
    away = np.hypot(ball[..., 0], ball[..., 1])
    box = ball / ((away**5 + np.abs(ball[..., 2]) ** 5) ** (1 / 5))[..., None]
    slack = clay.noise(box, 0.9, 3, 0.5, seed)
    pitted = clay.noise(box, 2.6, 4, 0.5, seed + 1)
    points = box * (0.92 + 0.10 * slack + 0.010 * pitted)[..., None] * [1.12, 1, 0.5]
    away = np.hypot(box[..., 0], box[..., 1])
    seeds = smooth(1.0, 1.6, clay.noise(box, 5, 2, seed=seed + 2)) * smooth(0.25, 0.45, away) * smooth(0.8, 0.6, away)
    burn = np.maximum(smooth(0.75, 1.6, away + 0.45 * pitted), 0.6 * seeds)
    colour = mix(
        rgb(0.46, 0.27, 0.085), rgb(0.13, 0.05, 0.014), np.clip(smooth(-0.6, 1.8, pitted) * 0.5 + 0.7 * burn, 0, 1)
    )
    skin = smooth(0.90, 0.96, away + 0.02 * pitted)
    colour = mix(colour, rgb(0.022, 0.007, 0.020), skin)
    made = clay.material(f"aubergine{seed}", grain=(50, 0.05), coat=0.4)
    return clay.skin(points * DICE, colour, 0.26 + 0.05 * pitted - 0.06 * skin, made, "aubergine")


def shaving(length, seed):
    """Salted ricotta from a coarse blade: a thin curl with crumbling edges."""
    u, v = np.meshgrid(np.linspace(-1, 1, 110), np.linspace(-1, 1, 60))
    flat = clay.xyz(u, v * 0.4, 0)
    torn = clay.noise(flat, 3, 4, 0.6, seed)
    x, y = u * length / 2 * (1 + 0.05 * torn), v * length * 0.19 * (1 - 0.3 * u**2) * (1 + 0.22 * torn)
    bend = np.random.default_rng(seed).uniform(0.5, 1.1)
    z = (
        bend * 0.55 * length * (u**2 - 0.5) * 0.5
        + 0.05 * length * clay.noise(flat, 1, 2, seed=seed + 1)
        + 0.012 * length * torn
    )
    made = clay.material("ricotta", grain=(90, 0.3))
    return clay.skin(clay.xyz(x, y, z), rgb(0.80, 0.76, 0.67) * (1 + 0.03 * torn)[..., None], 0.6, made, "shaving")


def sauce(px, py, points):
    away = np.hypot(px, py)
    lumps = clay.noise(points, 9, 5, 0.6, seed=6)
    return 0.10 * (1 - (away / (0.53 + 0.035 * clay.noise(points, 2.5, 3, seed=5))) ** 4) + 0.010 * lumps * (
        away < 0.55
    )


def serve(job):
    rng = np.random.default_rng(15)
    shape = ceramics.plate_shape(1.02, 0.60, 0.12)
    shape[:2] = [(0.001, FLOOR), (0.42, FLOOR + 0.002)]
    shape[2:5] = [(0.56, FLOOR + 0.035), (0.64, FLOOR + 0.085), (0.70, FLOOR + 0.10)]
    shape[5:8] = [(0.98, FLOOR + 0.15), (1.01, FLOOR + 0.155), (1.028, FLOOR + 0.14)]
    tubes, dice = tumble(
        32, 15, [(0.001, FLOOR), (0.38, FLOOR), (0.46, FLOOR + 0.05), (0.50, FLOOR + 0.16), (0.52, 3)], rng
    )  # a funnel keeps the heap together
    ceramics.turn(shape, ceramics.NIGHT, job.draft, seed=171)
    tint = lambda px, py, points, tone: tone * np.exp(0.30 * clay.noise(points, 10, 4, 0.6, seed=8))[..., None]
    morsels.puree("sauce", SAUCE * 0.85, 0, 0, 1.2, 1.2, sauce, tint, rough=0.16, pixels=200 if job.draft else 420)
    for i, matrix in enumerate(tubes):
        rigatone(200 + i).matrix_world = matrix
    for i, matrix in enumerate(dice):
        aubergine(300 + i).matrix_world = matrix
    for x, y, length, turn in (
        (-0.16, 0.15, 0.24, 0.4),
        (0.14, 0.20, 0.19, 1.9),
        (0.20, -0.08, 0.23, -0.6),
        (-0.08, -0.16, 0.20, 2.4),
        (0.02, 0.03, 0.17, 1.2),
        (-0.30, -0.06, 0.16, 1.0),
        (0.08, -0.30, 0.15, 0.2),
    ):
        clay.place(
            shaving(length, int(1000 * abs(x + y))),
            (x, y, clay.drop(x, y) + 0.022),
            (rng.uniform(-0.4, 0.4), rng.uniform(-0.3, 0.3), turn),
        )
    bits = morsels.strewn(rng, 110, 0, 0, 0.19)
    bits = [(x, y, clay.drop(x, y) + 0.003) for x, y, _ in bits]
    clay.scatter(morsels.crumble(4, (0.80, 0.76, 0.67), (0.74, 0.69, 0.58), seed=181), bits, rng, (0.004, 0.012))
    for x, y, length, turn, seed in (
        (0.05, 0.10, 0.25, 2.5, 3),
        (0.10, 0.06, 0.22, 0.1, 4),
        (0.05, 0.03, 0.18, -1.4, 5),
        (-0.27, 0.24, 0.15, 2.0, 6),
    ):
        clay.place(
            greens.leaf(length, length * 0.33, seed, cup=0.45, bow=0.5),
            (x, y, clay.drop(x, y) + 0.035),
            (0, -0.12, turn),
        )
    morsels.drops(
        "oil",
        (0.30, 0.16, 0.02),
        [(0.47, 0.26, 0.018), (0.52, -0.2, 0.012), (-0.50, 0.22, 0.014)],
        clear=0.5,
        floor=FLOOR + 0.03,
    )
