"""The fire: flames on bent cards, split logs, a bed of embers, and the lamps that do the lighting for them."""

import bpy
import numpy as np

from lib import build, scene

HEARTH = (-0.56, 1.42)


def _unsampled(made):
    """Seen, but not a light source: the lamps below light the room with a fraction of the noise."""
    made.cycles.sample_as_light = False
    return made


def _flame_material(path, strength):
    made = bpy.data.materials.new("flame")
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    still = build.image(tree, path, True)
    still.extension = "CLIP"
    heat = build.ramp(
        tree,
        still.outputs[0],
        (0.10, (0, 0, 0)),
        (0.30, (0.16, 0.012, 0.001)),
        (0.52, (0.75, 0.13, 0.012)),
        (0.76, (1, 0.36, 0.06)),
        (1.0, (1, 0.62, 0.22)),
    )
    glow, clear = tree.nodes.new("ShaderNodeEmission"), tree.nodes.new("ShaderNodeBsdfTransparent")
    glow.inputs[1].default_value = strength
    both, out = tree.nodes.new("ShaderNodeAddShader"), tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(heat.outputs[0], glow.inputs[0])
    tree.links.new(glow.outputs[0], both.inputs[0])
    tree.links.new(clear.outputs[0], both.inputs[1])
    tree.links.new(both.outputs[0], out.inputs[0])
    return _unsampled(made)


def flame(path, x, y, width, height, bend, forward, strength, flip=1, root=-0.05):
    """A card that rises from its root, leans along the dome (`bend`) and towards the mouth (`forward`)."""
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, 20), np.linspace(1, 0, 40))
    over = np.clip(v - 0.28, 0, 1) ** 1.6
    z = root + v * height
    z = np.minimum(np.where(z > 0.72, 0.72 + (z - 0.72) * 0.25, z), 1.0)  # the dome turns it over
    points = [x + u * width * flip + bend * over, y - forward * over + 0.1 * u, z]
    card = build.grid("flame", np.stack(points, -1))
    card.data.materials.append(_flame_material(path, strength))
    card.visible_diffuse = card.visible_shadow = False


def _coal(name, scale, hot, strength):
    """Charcoal, cracked into scales that glow in the cracks; `hot` is how much of it does, `ash` greys the rest."""
    made, tree, shader = build.material(name, (0.016, 0.013, 0.012), 0.9)
    link = tree.links.new
    cracks = tree.nodes.new("ShaderNodeTexVoronoi")
    cracks.feature = "DISTANCE_TO_EDGE"
    cracks.inputs["Scale"].default_value = scale
    place = tree.nodes.new("ShaderNodeNewGeometry")
    warp = build.noise(tree, scale * 0.6, 4, 0.6, "Position")
    bent = tree.nodes.new("ShaderNodeMixRGB")
    bent.blend_type, bent.inputs[0].default_value = "ADD", 0.06
    link(place.outputs["Position"], bent.inputs[1])
    link(warp.outputs["Color"], bent.inputs[2])
    link(bent.outputs[0], cracks.inputs["Vector"])
    heat = build.noise(tree, 5.5, 6, 0.6, "Position")
    edge = build.ramp(tree, cracks.outputs["Distance"], (0.0, (1, 1, 1)), (0.16, (0.10, 0.10, 0.10)))
    where = build.ramp(tree, heat.outputs[0], (hot, (0, 0, 0)), (hot + 0.16, (1, 1, 1)))
    both = tree.nodes.new("ShaderNodeMath")
    both.operation = "MULTIPLY"
    link(edge.outputs[0], both.inputs[0])
    link(where.outputs[0], both.inputs[1])
    glow = build.ramp(tree, both.outputs[0], (0.02, (0, 0, 0)), (0.25, (0.45, 0.030, 0.003)), (1.0, (1, 0.30, 0.05)))
    link(glow.outputs[0], shader.inputs["Emission"])
    shader.inputs["Emission Strength"].default_value = strength
    ash = build.noise(tree, 30, 8, 0.7, "Position")
    grey = build.ramp(tree, ash.outputs[0], (0.48, (0.014, 0.012, 0.011)), (0.72, (0.17, 0.155, 0.145)))
    link(grey.outputs[0], shader.inputs["Base Color"])
    build.bump(tree, shader, cracks.outputs["Distance"], 0.9, 0.03)
    return _unsampled(made)


def logs(places):
    made = _coal("log", 13, 0.53, 7)
    rng = np.random.default_rng(3)
    for x, y, z, length, radius, turn, lean in places:
        t, u = np.linspace(0, 2 * np.pi, 120)[:, None], np.linspace(-0.5, 0.5, 140)[None]
        # split wood: a wedge with two flat sides, not a cylinder
        wedge = 1 / np.maximum(np.maximum(np.cos(t - 0.4), np.cos(t - 2.7)), 0.62) * 0.72
        ripple = sum(np.sin(k * t + rng.uniform(4, 14) * u + rng.uniform(0, 6)) / k for k in (3, 5, 9, 17)) * 0.07
        r = radius * (wedge + ripple + 0.05 * np.sin(23 * t + 3 * np.sin(5 * u)))
        r = r * (1 - np.clip((np.abs(u) - 0.46) / 0.04, 0, 1) ** 3)  # burnt-off ends
        body = build.grid("log", np.stack([u * length + 0 * t, r * np.cos(t), r * np.sin(t)], -1))
        body.location, body.rotation_euler = (x, y, z), (rng.uniform(0, 6), lean, turn)
        body.data.materials.append(made)
        body.visible_diffuse = True


def embers(count=520, stray=46):
    rng = np.random.default_rng(9)
    made = _coal("ember", 17, 0.44, 9)
    lumps = []
    for k in range(6):
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=1)
        ball = bpy.context.object
        cuts = rng.normal(0, 1, (7, 3))
        cuts /= np.linalg.norm(cuts, axis=1, keepdims=True)
        for vertex in ball.data.vertices:
            p = np.array(vertex.co)
            for cut in cuts:  # broken along flat faces
                p = p - cut * max(0, p @ cut - 0.62)
            vertex.co = p * (1 + 0.05 * rng.normal())
        ball.data.materials.append(made)
        lumps.append(ball.data)
        bpy.data.objects.remove(ball)
    hx, hy = HEARTH
    for i in range(count + stray):
        loose = i >= count
        x, y = rng.normal(hx + 0.32 * loose, 0.27 + 0.1 * loose), rng.normal(hy - 0.28 * loose, 0.24)
        heap = 0.15 * np.exp(-(((x - hx) / 0.3) ** 2) - ((y - hy) / 0.3) ** 2) * rng.random()
        r = rng.uniform(0.005, 0.016) if loose else rng.uniform(0.016, 0.05)
        build.put(lumps[i % 6], (x, y, heap + r * 0.45), rng.uniform(0, 6, 3), (r * rng.uniform(0.7, 1.5), r, r * 0.8))


def sparks(count, box, seed=2):
    """A few sparks, drawn out by their speed."""
    rng = np.random.default_rng(seed)
    made, _, shader = build.material("spark", (0, 0, 0), 1)
    shader.inputs["Emission"].default_value, shader.inputs["Emission Strength"].default_value = (1, 0.34, 0.06, 1), 12
    _unsampled(made)
    bpy.ops.mesh.primitive_uv_sphere_add(segments=8, ring_count=6, radius=1)
    mesh = bpy.context.object.data
    bpy.data.objects.remove(bpy.context.object)
    mesh.materials.append(made)
    for _ in range(count):
        place = [rng.uniform(*limits) for limits in box]
        thin = rng.uniform(0.0014, 0.0030)
        thing = build.put(mesh, place, (rng.normal(0, 0.5), rng.normal(0.3, 0.6), 0), (thin, thin, thin * rng.uniform(1, 7)))
        thing.visible_diffuse = thing.visible_shadow = False


def blaze(work, power=1.0):
    for frame, x, y, width, height, bend, forward, strength, flip in (
        ("1-0", -0.60, 1.66, 1.35, 1.55, 0.65, 0.35, 1.9, 1),
        ("2-1", -0.44, 1.50, 1.20, 1.40, 0.85, 0.45, 1.7, -1),
        ("1-2", -0.74, 1.36, 0.95, 1.15, 0.60, 0.40, 1.7, 1),
        ("2-2", -0.34, 1.74, 1.00, 1.10, 0.80, 0.20, 1.6, -1),
        ("1-1", -0.86, 1.74, 0.95, 1.25, 0.50, 0.20, 1.7, 1),
        ("1-1", -0.34, 1.58, 1.00, 1.60, 1.30, 0.35, 1.3, -1),  # licks along the crown
        ("2-0", -0.55, 1.30, 0.80, 0.75, 0.40, 0.20, 1.5, 1),
    ):
        flame(f"{work}/flame-{frame}.png", x, y, width, height, bend, forward, strength * power, flip)
    logs(
        (
            (-0.60, 1.25, 0.10, 0.86, 0.080, 0.32, 0.06),
            (-0.48, 1.55, 0.13, 0.90, 0.088, -0.50, -0.10),
            (-0.74, 1.44, 0.25, 0.78, 0.070, 1.00, 0.22),
        )
    )
    embers()
    scene.point((-0.45, 1.20, 0.42), 40 * power, 2600, 0.24)
    scene.point((-0.10, 0.62, 0.66), 15 * power, 2600, 0.18)  # the tips of the flames, under the crown
    scene.point((-0.55, 1.05, 0.16), 5 * power, 2000, 0.14)
