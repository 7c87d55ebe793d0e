"""What every path-traced picture shares: the job from the driver, render settings, camera, lights."""

import json
import sys
import time
from types import SimpleNamespace

import bpy
from mathutils import Vector

# Colours of a black body, by hand: Blender's blackbody node is too clean for firelight.
KELVIN = {
    2000: (1, 0.28, 0.05),
    2600: (1, 0.46, 0.14),
    3200: (1, 0.62, 0.32),
    4200: (1, 0.78, 0.58),
    5500: (1, 0.95, 0.88),
    7500: (0.78, 0.87, 1),
}


def job():
    """The JSON the driver passes after `--`: name, width, height, samples, work, out and the scene's own options."""
    return SimpleNamespace(**json.loads(sys.argv[sys.argv.index("--") + 1]))


def begin(job, exposure=0.12, look="High Contrast", ambient=0.06):
    """An empty scene. `ambient` is a breath of warm light, so that shadows are near black and not black."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples = job.samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.02
    cycles.use_denoising = False  # Debian's build has none: lib/grade.py does it
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 3
    cycles.transmission_bounces, cycles.volume_bounces, cycles.transparent_max_bounces = 6, 0, 16
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 12, 4
    cycles.blur_glossy, cycles.caustics_reflective, cycles.caustics_refractive = 0.6, False, False
    render = scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = job.width, job.height, 100
    render.image_settings.file_format, render.image_settings.color_depth = "PNG", "16"
    render.threads_mode, render.threads = "FIXED", 2
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", look
    scene.view_settings.exposure = exposure
    world = bpy.data.worlds.new("world")
    scene.world, world.use_nodes = world, True
    background = world.node_tree.nodes["Background"].inputs
    background[0].default_value, background[1].default_value = (0.05, 0.035, 0.025, 1), ambient
    return scene


def _aim(thing, location, target):
    thing.location = location
    thing.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()


def link(thing):
    bpy.context.collection.objects.link(thing)
    return thing


def area(location, target, size, power, kelvin=4200, size_y=None, hidden=True):
    """An area light. `hidden` keeps its rectangle out of lenses, gloss and glass."""
    light = bpy.data.lights.new("area", "AREA")
    light.energy, light.size, light.color = power, size, KELVIN[kelvin]
    if size_y:
        light.shape, light.size_y = "RECTANGLE", size_y
    thing = link(bpy.data.objects.new("area", light))
    _aim(thing, location, target)
    if hidden:
        thing.visible_camera = thing.visible_transmission = False
    return thing


def point(location, power, kelvin=2600, radius=0.25):
    light = bpy.data.lights.new("point", "POINT")
    light.energy, light.color, light.shadow_soft_size = power, KELVIN[kelvin], radius
    thing = link(bpy.data.objects.new("point", light))
    thing.location = location
    return thing


def camera(location, target, lens=85, fstop=None, focus=None):
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    thing = link(bpy.data.objects.new("camera", data))
    _aim(thing, location, target)
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = focus or (Vector(target) - Vector(location)).length
    bpy.context.scene.camera = thing
    return thing


def top_camera(centre, width, height=7.2):
    """Strictly from above. `width` is how many units the picture is wide on the ground (orthographic would look flat)."""
    lens = 36 * height / width
    scene = bpy.context.scene.render
    if scene.resolution_y > scene.resolution_x:  # Blender fits the longer side
        lens *= scene.resolution_y / scene.resolution_x
    thing = camera((centre[0], centre[1], height), (centre[0], centre[1], 0), lens)
    thing.rotation_euler = (0, 0, 0)  # y is up in the picture
    return thing


def render(job):
    start = time.time()
    bpy.context.scene.render.filepath = job.out
    bpy.ops.render.render(write_still=True)
    print(f"rendered {job.name} in {time.time() - start:.0f} s")
