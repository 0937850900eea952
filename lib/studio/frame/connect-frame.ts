import { breadcrumbsTo } from './breadcrumbs'
import { readMessage } from './bridge-message'

/** A story as it is being edited. */
export type FramedStory = {
  id: number
  uuid: string
  name: string
  fullSlug: string
  content: Record<string, unknown>
}

/** What may be done with a block; the bridge's menu shows nothing else. */
type Abilities = { add: boolean; moveForward: boolean; moveBackward: boolean; delete: boolean }

export type FrameEvents = {
  /** The bridge in the page is there, for the first time or after a reload of the page. */
  ready?: () => void
  /** A click on a block. */
  select: (uid: string) => void
  /** A click beside every block. */
  deselect?: () => void
  add: (uid: string, where: 'before' | 'after') => void
  duplicate: (uid: string) => void
  copy?: (uid: string) => void
  /** Towards the end of its list, or towards its beginning. */
  move: (uid: string, step: 1 | -1) => void
  delete: (uid: string) => void
  abilities: (uid: string) => Abilities
}

/** The parts of a frame and of the window around it that are used here. */
type FrameLike = { contentWindow: Pick<Window, 'postMessage'> | null }
type WindowLike = Pick<Window, 'addEventListener' | 'removeEventListener'>

type Options = {
  /** The names of blocks as the bridge shall show them. */
  componentNames?: Readonly<Record<string, string>>
  page?: WindowLike
}

/**
 * The editor's side of Storyblok's bridge in a framed page: the same messages as those of Storyblok's own editor, so that
 * one page serves both. Speaks to nothing but this frame at this origin.
 */
export function connectFrame(
  frame: FrameLike,
  origin: string,
  on: FrameEvents,
  { componentNames = {}, page = window }: Options = {},
) {
  let story: FramedStory | undefined
  let selected: string | undefined
  /** What the bridge was told of the selected block. */
  let told = ''

  const post = (message: object) => frame.contentWindow?.postMessage(message, origin)
  const stateOf = (uid: string) => {
    const breadcrumbs = breadcrumbsTo(story?.content, uid)
    const abilities = on.abilities(uid)
    return {
      breadcrumbs,
      blok: { uid, id: String(story?.id), name: breadcrumbs.at(-1)?.component ?? '' },
      canAddBlocks: abilities.add,
      canMoveForward: abilities.moveForward,
      canMoveBackward: abilities.moveBackward,
      canDeleteBlocks: abilities.delete,
    }
  }
  /** Each of these messages opens the bridge's menu anew, so that it is sent only when it says something new. */
  const tell = (uid: string, message: object) => {
    const state = stateOf(uid)
    told = JSON.stringify(state)
    post({ ...message, ...state })
  }
  /** The page as a whole has no frame around it. */
  const isMarked = (uid: string | undefined): uid is string =>
    uid !== undefined && breadcrumbsTo(story?.content, uid).length > 1
  const enterBlock = (uid: string) =>
    tell(uid, { action: 'enterComponent', storyId: story?.id, componentId: uid })
  const sendStory = () => {
    if (!story) return
    const { id, uuid, name, fullSlug, content } = story
    post({ action: 'input', story: { id, uuid, name, full_slug: fullSlug, content } })
  }
  const enter = () => {
    post({
      action: 'enterEditmode',
      reload: true,
      storyId: story?.id,
      blockId: '',
      componentNames,
      appVersion: 'v2',
    })
    sendStory()
  }

  const hear = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    const message = readMessage(event.data)
    if (!message) return
    switch (message.action) {
      case 'initialized':
        enter()
        if (isMarked(selected)) enterBlock(selected)
        return on.ready?.()
      case 'ping':
        return post({ action: 'pingBack' })
      case 'noFocus':
        return on.deselect?.()
      case 'edit':
        if (message.storyId !== String(story?.id)) return
        // The bridge draws its frame and its menu once the editor agrees.
        selected = message.uid
        tell(message.uid, { action: 'editedBlok' })
        return on.select(message.uid)
      case 'addBlockBefore':
        return on.add(message.uid, 'before')
      case 'addBlockAfter':
        return on.add(message.uid, 'after')
      case 'duplicateBlock':
        return on.duplicate(message.uid)
      case 'copy':
        return on.copy?.(message.uid)
      case 'moveForward':
        return on.move(message.uid, 1)
      case 'moveBackward':
        return on.move(message.uid, -1)
      case 'deleteBlock':
        return on.delete(message.uid)
    }
  }
  page.addEventListener('message', hear)

  return {
    /** Shows the story as it is now. Called with every change. */
    show(next: FramedStory): void {
      if (next.content === story?.content && next.id === story.id) return
      const isFirst = story === undefined
      story = next
      // The page may have been there before its editor, and has announced itself to nobody.
      if (isFirst) enter()
      else sendStory()
      if (isMarked(selected) && JSON.stringify(stateOf(selected)) !== told)
        tell(selected, { action: 'editedBlok' })
    },
    /** Marks a block that was selected elsewhere, and scrolls to it. */
    select(uid: string | undefined): void {
      if (uid === selected) return
      selected = uid
      if (isMarked(uid)) enterBlock(uid)
      else post({ action: 'deselectBlok' })
    },
    /** The draft was published. */
    published(): void {
      post({ action: 'published', storyId: story?.id, slug: story?.fullSlug, slugChanged: false })
    },
    close(): void {
      page.removeEventListener('message', hear)
    },
  }
}
