import { serializeOuter } from "parse5"
import { bookingAddress } from "../../shared/booking/addresses"
import { fieldId } from "../../shared/booking/form-ids"
import { addressPart } from "../../server/api/answers/address-part"
import { slipForm } from "../../server/api/answers/slip-form"
import { factList, slip } from "../../server/api/answers/slip-parts"
import * as texts from "../../src/texts/booking-form"
import * as pages from "../../src/texts/booking-pages"
import { guests } from "../../src/texts/common"

const { emailField, problemList } = slipForm(texts, fieldId)

/** Of a booking's page: another address for its mails, which is none. Made here, because a gallery books no table. */
export function addressCorrection(): string {
  const problems = { email: "no email" } as const
  const entries = { email: "ada@" } as Parameters<typeof emailField>[0]["entries"]
  const page = slip(
    texts.isBooked("Ada Rossi"),
    factList([
      [texts.reference, "B7QX-29KD"],
      [pages.howMany, guests(4)],
    ]),
    ...problemList(problems, () => true),
    addressPart(bookingAddress("shown"), {
      email: "ada@example.com",
      field: emailField({ entries, problems }),
      isOpen: true,
    }),
  )
  return serializeOuter(page)
}
