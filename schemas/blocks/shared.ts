import { boolean, option, text } from '../content'

/** The fields that headline and paragraph share. */
export const typographyFields = {
  typographyWeight: option({
    label: 'Weight',
    values: { regular: 'Regular', medium: 'Medium', bold: 'Bold' },
    initial: 'regular',
  }),
  color: option({
    label: 'Text colour',
    values: { ink: 'Ink', quiet: 'Quiet ink', accent: 'Accent', white: 'White' },
    initial: 'ink',
  }),
  positioning: option({
    label: 'Alignment',
    values: { left: 'Left', center: 'Centre', right: 'Right' },
    initial: 'left',
  }),
  justify: boolean({ label: 'Justified' }),
  uppercase: boolean({ label: 'Capital letters' }),
  icon: text({ label: 'Icon', help: 'The name of an icon of the design system, shown before the text.' }),
}

export const ground = (label: string) =>
  option({
    label,
    values: {
      none: 'None',
      card: 'Card',
      sage: 'First companion',
      apricot: 'Second companion',
      sky: 'Third companion',
      butter: 'Fourth companion',
    },
    initial: 'none',
  })

export const headingLevel = (initial: 'h1' | 'h2' | 'h3' | 'h4') =>
  option({
    label: 'Level',
    help: 'The place in the outline of the page, not the size.',
    values: { h1: 'Heading 1', h2: 'Heading 2', h3: 'Heading 3', h4: 'Heading 4' },
    initial,
  })
