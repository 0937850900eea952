import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { readDraftLayout } from '@/lib/content/pages'
import { largestPackedStory, sealFramePass } from '@/lib/content/preview'
import { currentMs } from '@/lib/platform/clock'
import { config, storyblokEditor } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { marketsOf } from '@/lib/platform/markets'
import { LiveStory } from '@/lib/storefront/runtime/live-preview'
import { MarketSwitch } from '@/lib/storefront/screens/layout'
import { frameText, menuWords } from '@/lib/studio/frame'
import { storyFields } from '@/schemas/story-fields'
import { accessOf, editorLanguage } from './access'
import { DraftFrame } from './draft-frame'
import { draftOf, publishedOf } from './draft-of'
import { contextOf, isLayout, liveContent } from './live-content'
import { ReaderView } from './reader-view'
import { renderLive } from './render-live'
import { situationOf } from './situation'

export const instant = false

/**
 * The draft of a story for the frame of an editor, `/preview/de-de/home/`: with `?market=ch` in another of its markets, and
 * in the situation that its address describes. With `?view=shop` it is what is published, which is not edited.
 */
export default async function PreviewPage({ params, searchParams }: PageProps<'/preview/[...slug]'>) {
  await connection()
  const query = await searchParams
  const access = await accessOf(query)
  const found = access && (await draftOf((await params).slug, query.market))
  if (!found) notFound()
  const { story, market, page } = found
  const person = await editorLanguage()
  const situation = await situationOf(query, market, { content: story.content, path: page.path })
  const shown = {
    ...access,
    story: { id: story.id, uuid: story.uuid },
    market: market.code,
    trail: page.trail,
    ...situation,
    // The address of Storyblok's frame has no place for what its editor wants to see.
    ghosts: situation.ghosts || access.access === 'storyblok',
    ...(person && { language: person }),
  }
  if (query.view === 'shop') {
    const published = (await publishedOf(story)) ?? notFound()
    return <ReaderView shown={{ ...shown, ghosts: false }} content={published} />
  }
  const { storyblok } = config()
  const words = person ? frameText(person) : undefined
  const t = marketText(market)
  const live = (
    <LiveStory
      pass={sealFramePass({ ...shown, since: currentMs() })}
      storyId={story.id}
      editorOrigin={storyblok && storyblokEditor(storyblok)}
      relations={storyFields}
      most={largestPackedStory}
      render={renderLive}
      language={market.iso}
      words={{
        ended: words?.('ended') ?? t('preview.ended'),
        failed: words?.('failed') ?? t('preview.failed'),
        tooLarge: words?.('tooLarge') ?? t('preview.failed'),
        tooDeep: words?.('tooDeep') ?? t('preview.failed'),
        unfit: words?.('unfit') ?? t('preview.failed'),
      }}
      menu={person && menuWords(person)}
    >
      {await liveContent(shown, story.content)}
    </LiveStory>
  )
  if (isLayout(story.content)) return live
  // What stands around the page is not edited here.
  const context = await contextOf({ ...shown, ghosts: false })
  return (
    <DraftFrame layout={await readDraftLayout(market, context.now)} context={context}>
      {live}
      <MarketSwitch market={market} markets={marketsOf(config().brand)} alternates={page.alternates} />
    </DraftFrame>
  )
}
