import { CV_TYPES, type CvType } from "../../../shared/submissions/cv"

/** Local file header of a ZIP (APPNOTE 4.3.7). */
const ZIP = Buffer.from("PK\u0003\u0004", "latin1")
/** Where a program may put the first name of an archive: OpenDocument's first is `mimetype`, uncompressed. */
const ODT = Buffer.from(`mimetype${CV_TYPES.odt}`)
/** The one part that every Word text has (ECMA-376, part 1, 11.3.10). */
const WORD_PART = Buffer.from("word/document.xml")
const WORD_TYPES = Buffer.from("[Content_Types].xml")
/** A Word text with macros: never a CV. */
const MACROS = Buffer.from("vbaProject.bin")

const begins = (bytes: Buffer, start: Buffer): boolean =>
  bytes.subarray(0, start.length).equals(start)

/** What a file is by its content, whatever it is called; nothing where it is none that a CV may be. */
export function cvTypeOf(bytes: Buffer): CvType | undefined {
  if (begins(bytes, Buffer.from("%PDF-"))) return CV_TYPES.pdf
  if (begins(bytes, Buffer.from([0xff, 0xd8, 0xff]))) return CV_TYPES.jpg
  if (begins(bytes, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) {
    return CV_TYPES.png
  }
  if (!begins(bytes, ZIP) || bytes.includes(MACROS)) return undefined
  if (bytes.subarray(30, 30 + ODT.length).equals(ODT)) return CV_TYPES.odt
  return bytes.includes(WORD_PART) && bytes.includes(WORD_TYPES) ? CV_TYPES.docx : undefined
}

const ENDINGS = new Map(Object.entries(CV_TYPES).map(([ending, type]) => [type as string, ending]))

/** A name that is safe on any disk, with the ending of what the file is. */
export function safeFileName(name: string, type: string): string {
  const base = name.replace(/^.*[/\\]/, "").replace(/\.[^.]*$/, "")
  const plain = base
    .normalize("NFKD")
    .replace(/[^\w-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60)
  return `${plain || "cv"}.${ENDINGS.get(type) ?? "bin"}`
}
