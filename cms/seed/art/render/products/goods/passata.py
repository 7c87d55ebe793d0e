"""A jar of passata: pulp close behind thin glass, a twist-off lid, plum tomatoes, a basil leaf for company."""

import numpy as np

from lib import build
from lib.leaf import leaf
from products import forms

INSIDE = [(0, 0.035), (0.36, 0.035), (0.435, 0.05), (0.458, 0.10), (0.460, 0.3), (0.460, 0.92), (0.452, 1.02)]
INSIDE += [(0.425, 1.09), (0.375, 1.15), (0.352, 1.185), (0.30, 1.192), (0, 1.194)]
GLASS = [(0, 0.006), (0.38, 0.0), (0.44, 0.010), (0.472, 0.05), (0.478, 0.12), (0.478, 0.92), (0.470, 1.03)]
GLASS += [(0.440, 1.11), (0.392, 1.17), (0.372, 1.21), (0.372, 1.30)]


def pulp():
    made, tree, shader = build.material("pulp", (0.36, 0.022, 0.006), 0.42, Specular=0.35)
    grain = build.noise(tree, 15, 9, 0.62, "Position")
    paint = build.ramp(
        tree,
        grain.outputs[0],
        (0.32, (0.20, 0.010, 0.004)),
        (0.5, (0.42, 0.027, 0.006)),
        (0.70, (0.58, 0.070, 0.012)),
    )
    tree.links.new(paint.outputs[0], shader.inputs["Base Color"])
    build.bump(tree, shader, grain.outputs[0], 0.3, 0.02)
    return made


def glass():
    """Thin glass without refraction: clear face on, a mirror at its edges. Real dielectrics cost hours of noise."""
    made, tree, shader = build.material("glass", (1, 1, 1), 0.03)
    tree.nodes.remove(shader)
    clear, gloss = tree.nodes.new("ShaderNodeBsdfTransparent"), tree.nodes.new("ShaderNodeBsdfGlossy")
    clear.inputs[0].default_value, gloss.inputs["Roughness"].default_value = (0.93, 0.95, 0.92, 1), 0.03
    edge, both = tree.nodes.new("ShaderNodeFresnel"), tree.nodes.new("ShaderNodeMixShader")
    edge.inputs[0].default_value = 1.5
    # Thin glass has no total reflection from within, and must not keep the key from the pulp behind it.
    ray, within = tree.nodes.new("ShaderNodeLightPath"), tree.nodes.new("ShaderNodeNewGeometry")
    hidden, seen = tree.nodes.new("ShaderNodeMath"), tree.nodes.new("ShaderNodeMath")
    hidden.operation, seen.operation, seen.use_clamp = "MAXIMUM", "SUBTRACT", True
    tree.links.new(ray.outputs["Is Shadow Ray"], hidden.inputs[0])
    tree.links.new(within.outputs["Backfacing"], hidden.inputs[1])
    tree.links.new(edge.outputs[0], seen.inputs[0])
    tree.links.new(hidden.outputs[0], seen.inputs[1])
    for source, target in ((seen, both.inputs[0]), (clear, both.inputs[1]), (gloss, both.inputs[2])):
        tree.links.new(source.outputs[0], target)
    tree.links.new(both.outputs[0], tree.nodes["Material Output"].inputs[0])
    return made


def lid():
    made, tree, shader = build.material("lid", (0.022, 0.019, 0.017), 0.34, 0.6, Clearcoat=0.3)
    skirt = [(0.424, 1.375), (0.428, 1.36), (0.428, 1.245), (0.436, 1.232), (0.434, 1.216), (0.418, 1.212)]
    top = [(0, 1.392), (0.33, 1.392), (0.352, 1.398), (0.385, 1.406), (0.408, 1.402), (0.420, 1.388)]
    lugs = lambda a, z: 1 + 0.006 * (np.cos(a * 72) ** 3) * ((z > 1.245) & (z < 1.352))
    return forms.lathe("lid", forms.profile(top + skirt, 260), made, 900, lugs)


def jar(label):
    """Returned as a list of parts, so that the kit can stand a small one in its box."""
    parts = [forms.lathe("pulp", forms.profile(INSIDE), pulp()), forms.lathe("glass", forms.profile(GLASS), glass())]
    parts.append(lid())
    parts.append(forms.wrapped("label", 0.4805, 0.17, 0.84, 0.84 * 1040 / 1200, forms.paper("label", label)))
    return parts


def plum_tomato(place, length, seed, turn=(0, 0, 0)):
    """San Marzano: long, a blunt nose, shoulders round a calyx at its +z end."""
    rng = np.random.default_rng(seed)
    v, u = np.linspace(0, np.pi, 120)[:, None], np.linspace(0, 2 * np.pi, 160)[None]
    wide = 0.40 * np.sin(v) ** 0.86 * (1 + 0.10 * np.cos(v))
    ribs = 1 + 0.035 * np.cos(4 * u + rng.uniform(0, 6)) * np.exp(-((v - 0.35) ** 2) / 0.3)
    z = 0.62 * np.cos(v) - 0.10 * np.exp(-((v / 0.26) ** 2)) + 0.02 * np.exp(-(((np.pi - v) / 0.14) ** 2))
    bend = 0.06 * np.cos(v * 0.9 + rng.uniform(-0.3, 0.3))
    shape = np.stack([wide * ribs * np.cos(u) + bend, wide * ribs * np.sin(u), z + 0 * u], -1) * length
    thing = build.grid("tomato", shape)
    thing.location, thing.rotation_euler = place, turn
    made, tree, shader = build.material("tomato", rough=0.2, Specular=0.5, Clearcoat=0.35, Clearcoat_Roughness=0.06)
    skin = build.noise(tree, 3.2 / length, 8, 0.55)
    stops = ((0.36, (0.30, 0.010, 0.005)), (0.55, (0.44, 0.020, 0.006)), (0.8, (0.58, 0.070, 0.010)))
    tree.links.new(build.ramp(tree, skin.outputs[0], *stops).outputs[0], shader.inputs["Base Color"])
    thing.data.materials.append(made)
    green = build.material("calyx", (0.050, 0.095, 0.018), 0.6)[0]
    root = 0.55 * length
    for i in range(6):
        q, w = np.linspace(0, 1, 26)[:, None], np.linspace(-1, 1, 7)[None]
        reach, lift = length * rng.uniform(0.22, 0.34), rng.uniform(-0.15, 0.35)
        half = length * 0.042 * (np.sin(np.pi * np.clip(q + 0.16, 0, 1)) ** 0.6) * (1 - q) ** 0.5 + 0.0008
        x = q * reach + 0.06 * length * (q < 2)
        y = w * half + 0.05 * length * np.sin(q * 3 + i) * q
        height = root - length * (0.10 - lift * 0.3) * q**1.6 + 0.02 * length * np.abs(w) + 0.03 * length * np.sin(q * 5 + i)
        a = i * 1.047 + rng.normal(0, 0.14)
        sepal = np.stack([x * np.cos(a) - y * np.sin(a), x * np.sin(a) + y * np.cos(a), height], -1)
        sepal[..., 0] += 0.06 * length
        part = build.grid("sepal", sepal)
        part.data.materials.append(green)
        part.parent = thing
    t = np.linspace(0, 1, 16)[:, None]
    stalk = np.concatenate([0.06 * length + 0.05 * length * t**2, 0.02 * length * t, root - 0.03 * length + 0.2 * length * t], 1)
    part = forms.tube("stalk", stalk, 0.022 * length * (1.5 - 0.6 * t[:, 0]), green, 12)
    part.parent = thing
    return thing


def show(job):
    jar(f"{job.work}/label.png")
    plum_tomato((-0.80, -0.18, 0.20), 0.54, 1, (0.25, 1.25, 0.35))
    plum_tomato((-0.52, -0.62, 0.165), 0.44, 2, (1.15, 0.75, 0.5))
    plum_tomato((0.80, -0.34, 0.18), 0.48, 3, (-0.35, -1.32, -0.55))
    first = leaf((0.36, -0.80, 0.075), 0.22, 0.40, 0.135, 11, 0.25, 0.0, (0.62, 0.02))
    second = leaf((0.12, -0.90, 0.055), -0.25, 0.30, 0.10, 12, 0.28, 0.0, (0.55, -0.05))
    first.scale.z = second.scale.z = 0.45  # seen from the front, a leaf wants to lie flatter than from above
