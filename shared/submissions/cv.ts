export const CV_FIELD = "cv"
/** In bytes. */
export const CV_BYTES = 5 * 1024 * 1024

/** What a CV may be, by what it is called where it is chosen; what it is, its content tells. */
export const CV_TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  jpg: "image/jpeg",
  png: "image/png",
} as const

export type CvType = (typeof CV_TYPES)[keyof typeof CV_TYPES]
