import { boolean, number, option, text } from '../content'

export const ground = (label: string) =>
  option({
    label,
    look: true,
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

/** The fields that headline and paragraph share. */
export const typographyFields = {
  typographyWeight: option({
    label: 'Weight',
    look: true,
    values: { regular: 'Regular', medium: 'Medium', bold: 'Bold' },
    initial: 'regular',
  }),
  color: option({
    label: 'Text colour',
    look: true,
    values: { ink: 'Ink', quiet: 'Quiet ink', accent: 'Accent', white: 'White' },
    initial: 'ink',
  }),
  positioning: option({
    label: 'Alignment',
    look: true,
    values: { left: 'Left', center: 'Centre', right: 'Right' },
    initial: 'left',
  }),
  justify: boolean({ label: 'Justified', look: true }),
  uppercase: boolean({ label: 'Capital letters', look: true }),
  icon: text({
    label: 'Icon',
    look: true,
    help: 'The name of an icon of the design system, shown before the text.',
    picks: 'icon',
  }),
  columns: number({ label: 'Columns', look: true, help: '1 to 3, where there is room.', min: 1, max: 3 }),
  backgroundColor: ground('Ground'),
  backgroundGradient: ground('Second colour of a gradient'),
  fontColor: text({
    label: 'Own text colour',
    look: true,
    help: 'A hex value such as #1A2B3C. Wins over the text colour.',
  }),
}

export const headingLevel = (initial: 'h1' | 'h2' | 'h3' | 'h4') =>
  option({
    label: 'Level',
    help: 'The place in the outline of the page, not the size.',
    values: { h1: 'Heading 1', h2: 'Heading 2', h3: 'Heading 3', h4: 'Heading 4' },
    initial,
  })
