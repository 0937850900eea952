import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { RadioGroup, TextField } from '@/lib/storefront/design/ui'
import { longestOf } from '@/schemas/shop'
import type { FieldOf, LineOf } from './field-makers'

/** A name as HTML checks it: letters, hyphen, dot and space. */
const lettersOnly = '[\\p{L}\\p{M}. \\-]+'

export const personNames = ['firstName', 'lastName'] as const

export const isName = (text: string) => new RegExp(`^${lettersOnly}$`, 'u').test(text)

type Props = { market: Market; field: FieldOf; line: LineOf; gender: string }

/** Whom an address is of. */
export function PersonFields({ market, field, line, gender }: Props) {
  const text = marketText(market)
  return (
    <>
      <RadioGroup
        {...field('gender')}
        legend={text('address.gender')}
        inRow
        defaultValue={gender || 'd'}
        options={(['f', 'm', 'd'] as const).map((value) => ({
          value,
          label: text(`address.genders.${value}`),
        }))}
      />
      <div className="field-row">
        {personNames.map((name) => (
          <TextField
            key={name}
            {...line(name, name === 'firstName' ? 'given-name' : 'family-name')}
            label={text(`address.${name}`)}
            maxLength={longestOf[name]}
            pattern={lettersOnly}
            required
          />
        ))}
      </div>
    </>
  )
}
