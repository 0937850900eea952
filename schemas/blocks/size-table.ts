import { z } from 'zod'
import { defineBlock, items, requiredText, text, textarea } from '../content'

const range = 'One number or a range: 56, 51-56, 7,5.'

/** The measurements, in the order of the columns. Each has a fixed unit. */
export const sizeMeasures = {
  height: 'cm',
  weight: 'kg',
  head: 'cm',
  chest: 'cm',
  waist: 'cm',
  hips: 'cm',
  insideLeg: 'cm',
  foot: 'cm',
} as const
export type SizeMeasure = keyof typeof sizeMeasures

const measures = {
  height: text({ label: 'Body height in cm', help: range }),
  weight: text({ label: 'Weight in kg', help: range }),
  head: text({ label: 'Head circumference in cm', help: range }),
  chest: text({ label: 'Chest in cm', help: range }),
  waist: text({ label: 'Waist in cm', help: range }),
  hips: text({ label: 'Hips in cm', help: range }),
  insideLeg: text({ label: 'Inside leg in cm', help: range }),
  foot: text({ label: 'Length of the foot in cm', help: range }),
} satisfies Record<SizeMeasure, z.ZodType>

export const sizeTableRow = defineBlock({
  name: 'size_table_row',
  label: 'Size',
  description: 'One size with what it measures.',
  group: 'text',
  icon: 'item',
  kind: 'item',
  schema: z
    .object({
      size: requiredText({ label: 'Size', help: 'As it stands on the product: 62, 62/68, S.' }),
      months: text({ label: 'Age in months', help: `${range} 0 is shown as newborn.` }),
      years: text({ label: 'Age in years', help: `${range} Shown where there is none in months.` }),
      ...measures,
      own: text({ label: 'Own measure', help: 'For the column that the table names itself.' }),
    })
    .refine(({ size: _, ...values }) => Object.values(values).some((value) => value !== undefined), {
      message: 'has no measurement',
    }),
})

export const sizeTableBlock = defineBlock({
  name: 'size_table',
  label: 'Size table',
  description:
    'Sizes with their measurements. The names and units of the columns come in the language of the market.',
  group: 'text',
  icon: 'ruler',
  schema: z.object({
    caption: requiredText({ label: 'Caption', help: 'What the sizes are of.' }),
    rows: items(sizeTableRow, { label: 'Sizes' }),
    ownName: text({ label: 'Name of an own column', help: 'For a measure that the rows have no field for.' }),
    ownUnit: text({ label: 'Unit of the own column', onlyIf: { field: 'ownName', is: 'filled' } }),
    note: textarea({ label: 'Below the table', help: 'How to measure.' }),
  }),
})
