import type { FieldSentences, Sentence } from '#server/errors.ts'
import type { PriceList } from '#shared/content/price-list.ts'
import { contactLimits } from '#shared/features/contact/contract.ts'
import type { ContactRequest } from '#shared/features/contact/contract.ts'

type Checked =
  | { readonly ok: true; readonly treatments: string[] }
  | { readonly ok: false; readonly fields: FieldSentences }

/** What only the catalogue can tell about an enquiry: the treatments it names, each once, as the catalogue writes them. */
export function checkEnquiry({ treatments }: ContactRequest, priceList: PriceList): Checked {
  const fields: Record<string, Sentence> = {}
  const known = treatments.flatMap((name) => priceList.findByName(name)?.treatment.name.nl ?? [])
  const chosen = [...new Set(known)]
  if (chosen.length > contactLimits.treatments) {
    fields['treatments'] = {
      key: 'contact.form.max_treatments_message',
      values: { max: contactLimits.treatments },
    }
  }
  if (known.length < treatments.length) fields['treatments'] = { key: 'errors.field.unknown_treatment' }
  if (Object.keys(fields).length > 0) return { ok: false, fields }
  return { ok: true, treatments: chosen }
}
