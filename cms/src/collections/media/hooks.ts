import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
} from "payload"
import sharp from "sharp"
import { checkImageFile, checkImageShape } from "../../validation/image-file"
import type { Verdict } from "../../validation/verdict"

/** Points of the longer side. It stands in each page that shows the picture, and cannot be compressed there. */
const PLACEHOLDER_SIZE = 12

interface UploadedFile {
  data: Buffer
  tempFilePath?: string
}

const sourceOf = (file: UploadedFile) =>
  file.tempFilePath && file.data.length === 0 ? file.tempFilePath : file.data

async function tiny(file: UploadedFile): Promise<Buffer> {
  return sharp(sourceOf(file), { failOn: "error" })
    .rotate()
    .resize({
      width: PLACEHOLDER_SIZE,
      height: PLACEHOLDER_SIZE,
      fit: "inside",
      withoutEnlargement: true,
    })
    .webp({ quality: 20, effort: 6 })
    .toBuffer()
}

/** What the file's own bytes say it is; a picture that cannot be decoded to its end is none. */
async function factsOf(
  file: UploadedFile,
): Promise<{ format: string; width: number; height: number } | undefined> {
  try {
    const { format, compression, autoOrient } = await sharp(sourceOf(file)).metadata()
    if (format !== "svg") await tiny(file)
    return {
      format: format === "heif" && compression === "av1" ? "avif" : format,
      ...autoOrient,
    }
  } catch {
    return undefined
  }
}

/** Of what somebody has cropped, whether the file is new or stored. */
function cropOf({ uploadEdits }: Record<string, unknown>) {
  const { widthInPixels, heightInPixels } = Object(uploadEdits) as Record<string, unknown>
  return { width: Number(widthInPixels), height: Number(heightInPixels) }
}

export const refuseWhatIsNoPicture: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation !== "create" && operation !== "update") return
  const crop = cropOf(req.query)
  let shape = crop.width > 0 && crop.height > 0 ? crop : undefined
  if (req.file) {
    const { name, mimetype } = req.file
    const facts = await factsOf(req.file)
    accept(checkImageFile({ name, mimeType: mimetype, format: facts?.format }))
    shape ??= facts
  }
  if (shape) accept(checkImageShape(shape))
}

function accept(verdict: Verdict): void {
  if (verdict !== true) throw new APIError(verdict, 400, undefined, true)
}

/**
 * Sizes are named after the picture without its extension, so `pizza.jpg` and `pizza.png` would write to the same
 * files. The second of them gets a number.
 */
export const keepNamesApart: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation !== "create" || !req.file) return
  const [, stem = "", extension = ""] = /^(.*?)(\.[^.]*)?$/.exec(req.file.name) ?? []
  const { docs } = await req.payload.find({
    collection: "media",
    depth: 0,
    pagination: false,
    req,
    select: { filename: true },
    where: { filename: { like: stem } },
  })
  const taken = new Set(docs.map(({ filename }) => filename?.replace(/\.[^.]*$/, "").toLowerCase()))
  let candidate = stem
  for (let number = 2; taken.has(candidate.toLowerCase()); number += 1) {
    candidate = `${stem}-${number}`
  }
  if (candidate !== stem) req.file = { ...req.file, name: `${candidate}${extension}` }
}

/** Payload notes a JPEG's width and height as the camera's chip has them, however it was held; its sizes are upright. */
export const writePlaceholder: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data
  const preview = await tiny(req.file)
  const { autoOrient } = await sharp(sourceOf(req.file)).metadata()
  const placeholder = `data:image/webp;base64,${preview.toString("base64")}`
  return { ...data, ...autoOrient, placeholder }
}
