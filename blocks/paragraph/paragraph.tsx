import { grounds, typographyClasses } from '@/blocks/typography'
import type { BlockProps } from '@/lib/blocks'
import type { paragraphBlock } from '@/schemas/blocks'

const sizes = { small: 'text-small', medium: 'text-body', large: 'text-lead' } as const
const columns = ['', '', 'md:columns-2 gap-8', 'md:columns-2 lg:columns-3 gap-8'] as const

export function Paragraph({ blok }: BlockProps<typeof paragraphBlock>) {
  const size =
    blok.type === 'lead' ? sizes.large : blok.type === 'small' ? sizes.small : sizes[blok.typography]
  const ground =
    blok.backgroundColor === 'none' ? '' : `${grounds[blok.backgroundColor]} rounded-card p-5 md:p-6`
  const ownColor = /^#[0-9a-f]{6}$/i.test(blok.fontColor ?? '') ? { color: blok.fontColor } : undefined
  return (
    <div
      className={`${size} ${typographyClasses(blok)} ${ground} ${columns[blok.columns ?? 1]}`}
      style={ownColor}
    >
      {blok.text
        .split(/\n{2,}/)
        .filter((text) => text.trim() !== '')
        .map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text have no identity but their place
          <p key={index} className="max-w-prose whitespace-pre-line not-first:mt-4">
            {text}
          </p>
        ))}
    </div>
  )
}
