import { deflateRawSync } from "node:zlib"
import { cvTypeOf } from "../../../../server/api/intake/cv-type"
import { CV_TYPES } from "../../../../shared/submissions/cv"

/** A ZIP as programs write it: its parts, deflated, and their directory. */
function archive(parts: Readonly<Record<string, string>>): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(parts)) {
    const content = name === "mimetype" ? Buffer.from(text) : deflateRawSync(text)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(name === "mimetype" ? 0 : 8, 4)
    facts.writeUInt32LE(content.length, 14)
    facts.writeUInt16LE(name.length, 22)
    const file = Buffer.concat([Buffer.from("PK\x03\x04"), facts, Buffer.from(name), content])
    const more = Buffer.alloc(14)
    more.writeUInt32LE(at, 10)
    const entry = [Buffer.from("PK\x01\x02"), Buffer.alloc(2), facts, more, Buffer.from(name)]
    directory.push(Buffer.concat(entry))
    files.push(file)
    at += file.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...files, ...directory, Buffer.from("PK\x05\x06"), end])
}

const types = (main: string): string =>
  `<Types><Override PartName="/word/document.xml" ContentType="application/vnd.${main}.main+xml"/></Types>`
const WORD = "openxmlformats-officedocument.wordprocessingml.document"
const MACROS = "ms-word.document.macroEnabled"
const word = (main: string, more = {}) =>
  archive({ "[Content_Types].xml": types(main), "word/document.xml": "<w/>", ...more })
const png = (end: string) => Buffer.from(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR${end}`, "latin1")

it.each([
  ["a PDF", Buffer.from("%PDF-1.7\n…\n%%EOF\n"), CV_TYPES.pdf],
  ["a PDF of version 2", Buffer.from("%PDF-2.0\r\n%%EOF"), CV_TYPES.pdf],
  ["a photograph", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 0xff, 0xd9, 0]), CV_TYPES.jpg],
  ["a drawing", png("…IEND"), CV_TYPES.png],
  ["a Word text", word(WORD), CV_TYPES.docx],
  ["an OpenDocument text", archive({ mimetype: CV_TYPES.odt, "content.xml": "" }), CV_TYPES.odt],
])("%s is a CV", (_what, bytes, type) => expect(cvTypeOf(bytes)).toBe(type))

it.each([
  ["a script that begins like a PDF", Buffer.from("%PDF-<script>alert(1)</script>%%EOF")],
  ["a PDF that is cut off", Buffer.from("%PDF-1.7\n1 0 obj")],
  ["a photograph that is cut off", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1])],
  ["a drawing that is cut off", png("")],
  ["a program", Buffer.from("MZ word/document.xml [Content_Types].xml")],
  ["a Word text with macros", word(MACROS)],
  ["a Word text with macros beside it", word(WORD, { "word/vbaProject.bin": "x" })],
  ["an archive that only names a Word text", archive({ "a.txt": "word/document.xml" })],
  ["a sheet", archive({ "[Content_Types].xml": types("sheet"), "xl/workbook.xml": "" })],
  ["an archive that is cut off", word(WORD).subarray(0, 90)],
  [
    "an archive whose directory lies elsewhere",
    Buffer.from("PK\x03\x04PK\x05\x06\xff\xff\xff\xff"),
  ],
  ["nothing", Buffer.alloc(0)],
])("%s is none", (_what, bytes) => expect(cvTypeOf(bytes)).toBeUndefined())
