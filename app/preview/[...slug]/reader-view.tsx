import type { LiveStory } from '@/lib/content/preview'
import { DraftFrame } from './draft-frame'
import { contextOf, isLayout, layoutAround, liveContent, type Shown } from './live-content'

type Props = { shown: Omit<Shown, 'forReaders'>; content: LiveStory['content'] }

/** A version of a story as shoppers would see it: in what is published, without what is for editors. */
export async function ReaderView({ shown, content }: Props) {
  const asked = { ...shown, forReaders: true as const }
  const [blocks, context] = await Promise.all([liveContent(asked, content), contextOf(asked)])
  if (isLayout(content)) return blocks
  return (
    <DraftFrame layout={await layoutAround(asked, context)} context={context}>
      {blocks}
    </DraftFrame>
  )
}
