import type { ReactNode } from 'react'
import { domId } from '@/lib/blocks'
import { Card } from '@/lib/ui/card'
import type { HeadingLevel } from '@/lib/ui/heading-level'
import type { Tone } from '@/lib/ui/tones'

type Props = {
  uid: string
  headline: string
  level: HeadingLevel
  text: string | undefined
  ground: Tone
  children: ReactNode
}

/** What the blocks with forms share: a headline and a text beside the form, above it on phones. */
export function FormCard({ uid, headline, level: Heading, text, ground, children }: Props) {
  const headlineId = domId(uid, 'headline')
  return (
    <section className="w-full" aria-labelledby={headlineId}>
      <Card tone={ground === 'none' ? 'card' : ground} padding="large">
        <div className="grid gap-6 lg:grid-cols-[2fr_3fr] lg:gap-12">
          <div className="min-w-0">
            <Heading id={headlineId} className="font-display text-h2">
              {headline}
            </Heading>
            {text && <p className="mt-3 max-w-prose whitespace-pre-line">{text}</p>}
          </div>
          <div className="min-w-0">{children}</div>
        </div>
      </Card>
    </section>
  )
}
