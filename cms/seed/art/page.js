/* global document, window */
import { Brush } from "./lib/brush.js"
import { scenes } from "./scenes/index.js"

const toDataUrl = (canvas) => canvas.toDataURL("image/png")

window.sceneNames = () => Object.keys(scenes)
window.isOfSite = (name) => Boolean(scenes[name].site)
window.renderScene = (name) => {
  const scene = scenes[name]
  if (!scene) throw new Error(`No scene is called ${name}`)
  const canvas = document.createElement("canvas")
  canvas.width = scene.width
  canvas.height = scene.height
  scene.draw(new Brush(canvas, name))
  return toDataUrl(canvas)
}
window.ready = true
