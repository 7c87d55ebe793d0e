"""Meshes from arrays, and materials."""

import bpy
import numpy as np

from lib.scene import link


def grid(name, points, uv=True):
    """A mesh from an array (rows, columns, 3). Row 0 gets v = 1, so a map's first row is the mesh's first row."""
    rows, columns = points.shape[:2]
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(rows * columns)
    mesh.vertices.foreach_set("co", points.reshape(-1).astype(np.float32))
    i = np.arange((rows - 1) * (columns - 1))
    a = (i // (columns - 1)) * columns + i % (columns - 1)
    faces = np.stack([a, a + columns, a + columns + 1, a + 1], 1).astype(np.int32)
    count = len(faces)
    mesh.loops.add(count * 4)
    mesh.loops.foreach_set("vertex_index", faces.reshape(-1))
    mesh.polygons.add(count)
    mesh.polygons.foreach_set("loop_start", np.arange(0, count * 4, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(count, 4, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(count, bool))
    if uv:
        row, column = np.divmod(faces.reshape(-1), columns)
        coordinates = np.stack([column / (columns - 1), 1 - row / (rows - 1)], 1)
        mesh.uv_layers.new(name="UV").data.foreach_set("uv", coordinates.astype(np.float32).reshape(-1))
    mesh.update()
    mesh.validate()
    return link(bpy.data.objects.new(name, mesh))


def material(name, base=(0.8, 0.8, 0.8), rough=0.5, metal=0, **inputs):
    """A Principled material; other inputs by name with `_` for a space. Returns (material, node tree, shader)."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    values = {"Base Color": (*base, 1), "Roughness": rough, "Metallic": metal}
    values.update({key.replace("_", " "): value for key, value in inputs.items()})
    for key, value in values.items():
        shader.inputs[key].default_value = value
    return made, made.node_tree, shader


def image(tree, path, data=False):
    """A texture node; `data` for roughness, height and masks."""
    node = tree.nodes.new("ShaderNodeTexImage")
    node.image = bpy.data.images.load(str(path))
    node.extension = "EXTEND"
    if data:
        node.image.colorspace_settings.name = "Non-Color"
    return node


def noise(tree, scale, detail=8, roughness=0.6, coordinates="Object"):
    node = tree.nodes.new("ShaderNodeTexNoise")
    for key, value in (("Scale", scale), ("Detail", detail), ("Roughness", roughness)):
        node.inputs[key].default_value = value
    place = tree.nodes.new("ShaderNodeNewGeometry" if coordinates == "Position" else "ShaderNodeTexCoord")
    tree.links.new(place.outputs[coordinates], node.inputs["Vector"])
    return node


def ramp(tree, value, *stops):
    """A colour ramp over `value` (a socket); stops are (position, rgb)."""
    node = tree.nodes.new("ShaderNodeValToRGB")
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position, element.color = position, (*colour, 1)
    tree.links.new(value, node.inputs[0])
    return node


def bump(tree, shader, height, strength=0.5, distance=0.02):
    node = tree.nodes.new("ShaderNodeBump")
    node.inputs["Strength"].default_value, node.inputs["Distance"].default_value = strength, distance
    tree.links.new(height, node.inputs["Height"])
    tree.links.new(node.outputs[0], shader.inputs["Normal"])
    return node


def put(mesh, location, rotation=(0, 0, 0), scale=(1, 1, 1)):
    """One more object with the same mesh."""
    thing = link(bpy.data.objects.new(mesh.name, mesh))
    thing.location, thing.rotation_euler, thing.scale = location, rotation, scale
    return thing


def vertex_colours(thing, colours, tree, shader):
    """Paint a `grid` by its array (rows, columns, 3), linear."""
    layer = thing.data.color_attributes.new("paint", "FLOAT_COLOR", "POINT")
    alpha = np.ones(colours.shape[:2] + (1,))
    layer.data.foreach_set("color", np.concatenate([colours, alpha], -1).astype(np.float32).reshape(-1))
    node = tree.nodes.new("ShaderNodeVertexColor")
    node.layer_name = "paint"
    tree.links.new(node.outputs[0], shader.inputs["Base Color"])
    return node


def crumbs(places, colour, rough=0.9, seed=1):
    """Irregular little lumps (flour clots, ash, salt) as one mesh. `places` are (x, y, z, radius)."""
    rng = np.random.default_rng(seed)
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=1)
    ball = bpy.context.object
    points = np.array([v.co[:] for v in ball.data.vertices])
    faces = np.array([p.vertices[:] for p in ball.data.polygons])
    bpy.data.objects.remove(ball)
    all_points, all_faces = [], []
    for i, (x, y, z, radius) in enumerate(places):
        lumpy = points * (1 + 0.22 * rng.normal(0, 1, (len(points), 1)))
        squash = rng.uniform(0.6, 1.3, 3) * [1, 1, 0.6]
        all_points.append(lumpy * squash * radius + [x, y, z + radius * 0.4])
        all_faces.append(faces + len(points) * i)
    mesh = bpy.data.meshes.new("crumbs")
    mesh.from_pydata(np.concatenate(all_points).tolist(), [], np.concatenate(all_faces).tolist())
    mesh.materials.append(material("crumbs", colour, rough)[0])
    return link(bpy.data.objects.new("crumbs", mesh))
