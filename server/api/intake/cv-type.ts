import { CV_TYPES, type CvType } from "../../../shared/submissions/cv"
import { partsOf } from "./zip-parts"

/** Of a PDF (ISO 32000-2, 7.5.2 and 7.5.5), whatever a program has put before it, where readers still look for it, or after it. */
const PDF = /%PDF-[12]\.\d[\s%]/
const PDF_WITHIN = 1024
const PDF_END = Buffer.from("%%EOF")
/** JPEG's first marker and its last (ITU T.81, table B.1). */
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const JPEG_END = Buffer.from([0xff, 0xd9])
/** PNG's signature with its first chunk, and its last (PNG specification, 5.2 and 5.6). */
const PNG = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1")
const PNG_END = Buffer.from("IEND")
/** Where a program may put the first name of an archive: OpenDocument's first is `mimetype`, uncompressed. */
const ODT = Buffer.from(`mimetype${CV_TYPES.odt}`)
/** What a Word text says of its main part; one with macros, which is never a CV, says another (ECMA-376, part 1, 11.3.10). */
const WORD_TYPES = "[Content_Types].xml"
const WORD_MAIN =
  /["']application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml["']/
/** Word for the web calls it `document2.xml`. */
const WORD_TEXT = /^word\/document\d*\.xml$/
const MACROS = /macroEnabled|vbaProject/i

const begins = (bytes: Buffer, start: Buffer): boolean =>
  bytes.subarray(0, start.length).equals(start)

/** What a file is by its content, whatever it is called; nothing where it is none that a CV may be. */
export function cvTypeOf(bytes: Buffer): CvType | undefined {
  if (begins(bytes, JPEG)) return bytes.includes(JPEG_END) ? CV_TYPES.jpg : undefined
  if (begins(bytes, PNG)) return bytes.includes(PNG_END) ? CV_TYPES.png : undefined
  if (PDF.test(bytes.toString("latin1", 0, PDF_WITHIN))) {
    return bytes.includes(PDF_END) ? CV_TYPES.pdf : undefined
  }
  const parts = partsOf(bytes)
  if (!parts || [...parts.names].some((name) => MACROS.test(name))) return undefined
  if (bytes.subarray(30, 30 + ODT.length).equals(ODT)) return CV_TYPES.odt
  const hasText = [...parts.names].some((name) => WORD_TEXT.test(name))
  const types = hasText ? parts.read(WORD_TYPES) : ""
  return WORD_MAIN.test(types) && !MACROS.test(types) ? CV_TYPES.docx : undefined
}

const ENDINGS = new Map(Object.entries(CV_TYPES).map(([ending, type]) => [type as string, ending]))

/** A name that is safe on any disk, with the ending of what the file is. */
export function safeFileName(name: string, type: string): string {
  const base = name.replace(/^.*[/\\]/, "").replace(/\.[^.]*$/, "")
  const plain = base
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60)
  return `${plain || "cv"}.${ENDINGS.get(type) ?? "bin"}`
}
