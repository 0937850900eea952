import type { ReactNode } from 'react'
import { Disclosure } from './disclosure'
import type { HeadingLevel } from './heading-level'

type AccordionEntry = { id: string; title: string; content: ReactNode; open?: boolean | undefined }

type AccordionProps = {
  entries: readonly AccordionEntry[]
  level?: HeadingLevel | undefined
  /** A name, unique on the page, that allows at most one open entry. */
  exclusive?: string | undefined
}

/** Titles that open to show their text, without client code. An entry opens if the fragment names its id. */
export function Accordion({ entries, level = 'h3', exclusive }: AccordionProps) {
  return (
    <div className="border-line border-t">
      {entries.map(({ id, title, content, open }) => (
        <Disclosure key={id} anchor={id} title={title} level={level} open={open} name={exclusive}>
          {content}
        </Disclosure>
      ))}
    </div>
  )
}
