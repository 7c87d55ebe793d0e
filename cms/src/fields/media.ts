import type { UploadField } from "payload"

export function imageField(
  options: { name?: string; label?: string; required?: boolean; description?: string } = {},
): UploadField {
  const { name = "image", label, required = false, description } = options
  return {
    name,
    type: "upload",
    relationTo: "media",
    required,
    ...(label ? { label } : {}),
    ...(description ? { admin: { description } } : {}),
  }
}

export const galleryField: UploadField = {
  name: "gallery",
  type: "upload",
  relationTo: "media",
  hasMany: true,
  admin: { description: "In the order they are shown." },
}
