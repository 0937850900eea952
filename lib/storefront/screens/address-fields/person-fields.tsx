import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { RadioGroup, TextField } from '@/lib/storefront/design/ui'
import { nameOfPerson } from '@/schemas/person-name'
import { longestOf } from '@/schemas/shop'
import type { FieldOf, LineOf } from './field-makers'

export const personNames = ['firstName', 'lastName'] as const

export const isName = (text: string) => nameOfPerson.test(text)

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
            required
          />
        ))}
      </div>
    </>
  )
}
