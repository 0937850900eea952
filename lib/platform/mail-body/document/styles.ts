import type { CSSProperties } from 'react'
import type { MailColours, MailLook, MailTypefaces } from '../look'

const onDevice = "'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const usual: MailTypefaces = { text: onDevice, display: onDevice, faces: '' }

/** A word that is longer than its line is broken, or a narrow window would be scrolled sideways. */
const broken: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' }

/** The styles of a mail at its elements: many programs leave out style sheets. */
export const stylesOf = (
  { ink, quiet, accent, accentInk, line, band }: MailColours,
  { text: fontFamily, display } = usual,
) => {
  const body = { fontFamily, fontSize: '15px', lineHeight: '1.5', margin: 0, ...broken }
  return {
    ink: { ...body, color: ink } satisfies CSSProperties,
    quiet: { ...body, fontSize: '13px', color: quiet } satisfies CSSProperties,
    /** Words of the shop, which fit into their column whole. */
    label: { ...body, color: quiet, overflowWrap: 'normal', wordBreak: 'normal' } satisfies CSSProperties,
    title: {
      ...body,
      fontFamily: display,
      color: ink,
      fontSize: '24px',
      lineHeight: '1.25',
      fontWeight: 700,
    },
    heading: {
      ...body,
      fontFamily: display,
      color: ink,
      fontSize: '17px',
      lineHeight: '1.3',
      fontWeight: 700,
    },
    name: { ...body, fontFamily: display, color: ink, fontSize: '20px', lineHeight: '1.2', fontWeight: 700 },
    band: { background: band, borderRadius: '16px 16px 0 0' } satisfies CSSProperties,
    giftCard: {
      ...{ background: band, borderRadius: '16px', border: `1px solid ${line}` },
    } satisfies CSSProperties,
    amount: {
      ...body,
      fontFamily: display,
      color: ink,
      fontSize: '34px',
      lineHeight: '1.2',
      fontWeight: 700,
    },
    /** What the giver of a gift card has written. */
    said: { ...body, fontFamily: display, color: ink, fontSize: '18px', lineHeight: '1.45' },
    code: { ...body, color: ink, fontSize: '19px', fontWeight: 700, letterSpacing: '1px' },
    edge: { borderBottom: `1px solid ${line}` } satisfies CSSProperties,
    button: {
      ...body,
      ...{ background: accent, color: accentInk, fontWeight: 600, borderRadius: '999px' },
      ...{ paddingTop: 12, paddingBottom: 12, paddingLeft: 22, paddingRight: 22 },
    } satisfies CSSProperties,
    picture: {
      ...{ fontFamily, fontSize: '11px', lineHeight: '1.3', color: quiet, borderRadius: '10px' },
      ...broken,
    } satisfies CSSProperties,
  }
}
export type Styles = ReturnType<typeof stylesOf>

/**
 * The style sheet, for programs that take one: the dark colours, which those that turn colours round by themselves leave
 * out, and columns one below the other in a narrow window. Outlook shows Times where it reads of the files of a typeface,
 * and reads nothing that is for screens.
 */
export const sheetOf = ({ dark, typefaces, head }: Pick<MailLook, 'dark' | 'typefaces' | 'head'>): string =>
  [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    ...(typefaces?.faces ? [`@media screen{${typefaces.faces}}`] : []),
    '@media (max-width:520px){.side{padding-left:20px!important;padding-right:20px!important}.column{display:block!important;box-sizing:border-box!important;width:100%!important}.card-value{padding-left:24px!important}}',
    '@media (prefers-color-scheme:dark){',
    `.page,.page>table>tbody>tr>td{background:${dark.ground}!important}.card{background:${dark.card}!important}`,
    `.band{background:${dark.band}!important}.ink{color:${dark.ink}!important}.quiet{color:${dark.quiet}!important}`,
    `.edge{border-color:${dark.line}!important}.button{background:${dark.accent}!important;color:${dark.accentInk}!important}`,
    ...(head?.logo?.dark ? ['.logo{display:none!important}.logo-dark{display:block!important}'] : []),
    '}',
  ].join('')
