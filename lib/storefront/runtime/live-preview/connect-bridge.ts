import { giveBoxes } from './boxes'
import { guardMessages } from './guard'
import { keepBar } from './keep-bar'
import { keepMenus } from './keep-menus'
import { rememberLate } from './late'
import { type MenuWords, translateMenu } from './menu-words'
import { showWhole } from './show-whole'
import { stayOnPage } from './stay'

/** What the editor says of a story: of Storyblok's, the fields that are read here. */
export type EditedStory = { id: number; content: Record<string, unknown> }

type Given = {
  storyId: number
  /** The origin of the editor around the frame. */
  editorOrigin: string
  /** The fields, `component.field`, in whose place the editor shall send the stories that they reference. */
  relations: readonly string[]
  /** Unset: the bridge's menu keeps its own words. */
  menu?: MenuWords | undefined
  input: (story: EditedStory) => void
  /** The story was saved or published by other ways than by typing here. */
  changed: () => void
}

const isStory = (value: unknown, id: number): value is EditedStory =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  value.id === id &&
  'content' in value &&
  typeof value.content === 'object' &&
  value.content !== null

/** Connects the page with the editor around its frame by Storyblok's own bridge, which is part of the build. */
export async function connectBridge({ storyId, editorOrigin, relations, menu, input, changed }: Given) {
  const release = [guardMessages(editorOrigin, window), stayOnPage(document)]
  const { default: StoryblokBridge } = await import('@storyblok/preview-bridge')
  const bridge = new StoryblokBridge({
    customParent: editorOrigin,
    resolveRelations: [...relations],
    resolveLinks: 'url',
  })
  if (menu) release.push(translateMenu(document, menu))
  release.push(keepBar(document), keepMenus(document))
  bridge.on('input', ({ story }) => {
    if (isStory(story, storyId)) input(story)
  })
  bridge.on(['change', 'published', 'unpublished'], (event) => {
    if (event.storyId === storyId) changed()
  })
  const late = rememberLate(storyId, (event) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: event, origin: editorOrigin, source: window.parent }),
    ),
  )
  bridge.on(['enterComponent', 'addedBlock', 'movedBlock', 'duplicatedBlock'], late.note)
  bridge.on(['enterComponent'], ({ componentId }) => showWhole(storyId, componentId))
  giveBoxes(document)
  return {
    /** After the page has changed: new blocks may have no box, and the editor may have asked for one of them already. */
    measure() {
      giveBoxes(document)
      late.again()
    },
    close() {
      bridge.destroy()
      for (const end of release) end()
    },
  }
}
