import type { BlockForms } from '@/lib/studio/forms'
import type { BlockKind } from '../dialogs/block-kinds'
import { emptiedBy, optionOf } from '../form/shown-fields'
import {
  type Blok,
  type ClipboardFault,
  duplicateBlok,
  emptyBlok,
  fitTogether,
  fromClipboard,
  insertBloks,
  isWithin,
  listsOf,
  locate,
  type Place,
  placeBeside,
  placeOf,
  removeBlok,
  setField,
  toClipboard,
  usualWhere,
  type Where,
  withNewUids,
  withoutControls,
} from '../model'
import { besides, chosenIn, isOneList, movedTo, stepped } from './chosen'
import { createFresh, type FreshBlocks } from './fresh'
import { createKeptValues } from './kept-values'
import { newBlok } from './new-blok'
import { withOneFirstHeading } from './outline'
import type { EditorStore } from './store'

/** Where blocks may stand in a story. */
function placesIn(content: () => Blok, forms: BlockForms) {
  const find = (uid: string) => locate(content(), uid)?.blok
  const placeFor = (target: string, component: string, where: Where, moved?: string) =>
    placeBeside(content(), find, forms, target, component, where, moved)
  /** Behind the block where that is allowed, else inside it, else in the same way at the block around it. */
  const nearby = (target: string, component: string): Place | undefined => {
    const place = placeFor(target, component, 'after') ?? placeFor(target, component, 'inside')
    if (place) return place
    const around = placeOf(content(), target)?.parent
    return around === undefined ? undefined : nearby(around, component)
  }
  /** At the end of the block where it holds such blocks, else near it: a container is selected to be filled. */
  const inOrNear = (target: string, component: string): Place | undefined =>
    placeFor(target, component, 'inside') ?? nearby(target, component)
  return { find, placeFor, nearby, inOrNear }
}

/** What can be done with the blocks of a story. Each is one step of its history, or nothing where it is not allowed. */
export function createCommands(store: EditorStore, forms: BlockForms, fresh: FreshBlocks = createFresh()) {
  const kept = createKeptValues(store)
  const content = () => store.get().present.content
  const { find, placeFor: placeForOne, inOrNear } = placesIn(content, forms)
  store.subscribe(() => {
    fresh.keepOnly((uid) => isWithin(content(), store.get().present.selected, uid))
  })

  const insert = (place: Place, bloks: readonly Blok[]): boolean => {
    const [first] = bloks
    if (!first) return false
    store.apply(insertBloks(content(), place, bloks), { selected: first._uid })
    fresh.touch(place.parent, String(place.list[0]))
    return true
  }
  const insertEmpty = (place: Place, component: string, kind?: BlockKind): boolean => {
    const blok = newBlok(content(), place, component, kind)
    fresh.add(blok._uid)
    return insert(place, [blok])
  }

  /** Blocks behind another one, each near the one before it, as one step. Returns how many fit. */
  const insertAll = (target: string, bloks: readonly Blok[]): number => {
    let story = content()
    const places = placesIn(() => story, forms)
    const put: string[] = []
    for (const blok of bloks) {
      const place = places.nearby(put.at(-1) ?? target, blok.component)
      if (!place) continue
      story = insertBloks(story, place, [blok])
      fresh.touch(place.parent, String(place.list[0]))
      put.push(blok._uid)
    }
    const last = put.at(-1)
    if (last !== undefined) store.apply(story, { selected: last, also: put.slice(0, -1) })
    return put.length
  }

  /** What is chosen stays so behind a move. */
  const chosenNow = (uid: string, several: readonly string[]) => ({
    selected: uid,
    also: several.filter((one) => one !== uid),
  })

  /** What a command for a block works on. */
  const targets = (uid: string) => chosenIn(store.get().present, uid)
  const isFree = (place: Place, several: readonly string[]) =>
    several.length < 2 ||
    (!several.some((one) => isWithin(content(), place.parent, one)) &&
      fitTogether(
        find,
        forms,
        place,
        several.flatMap((one) => find(one) ?? []),
      ))
  /** Blocks that are moved together need a place for all of them. */
  const placeFor = (target: string, component: string, where: Where, moved?: string): Place | undefined => {
    const place = placeForOne(target, component, where, moved)
    return place && (moved === undefined || isFree(place, targets(moved))) ? place : undefined
  }
  /** Returns how many were deleted. */
  const remove = (uid: string): number => {
    const several = targets(uid)
    if (several.length > 1) {
      store.apply(several.reduce(removeBlok, content()), { selected: besides(content(), several) })
      return several.length
    }
    if (!placeOf(content(), uid)) return 0
    store.apply(removeBlok(content(), uid), { selected: besides(content(), [uid]) })
    return 1
  }

  /** A number of a product is no brand: what was chosen goes with its kind, and comes back with it. */
  function withOwnValues(before: Blok, changed: Blok, uid: string, field: string): Blok {
    const [was, is] = [before, changed].map((story) => locate(story, uid)?.blok)
    const form = was && forms[was.component]
    if (!was || !is || !form) return changed
    const [from, to] = [optionOf(was, form, field), optionOf(is, form, field)]
    return emptiedBy(form, field).reduce(
      (story, name) =>
        setField(story, uid, name, kept.swap({ uid, field: name, from, to, value: was[name] })),
      changed,
    )
  }

  return {
    find,
    placeFor,
    /** Where a block is added as long as nobody says where. */
    usualWhere: (): Where => usualWhere(find(store.get().present.selected), forms),
    /** Something was done in a field, whether it has changed or not. */
    touch: fresh.touch,
    setField(uid: string, field: string, value: unknown) {
      fresh.touch(uid, field)
      const before = content()
      const changed = setField(before, uid, field, withoutControls(value))
      const next = changed === before ? changed : withOwnValues(before, changed, uid, field)
      store.apply(next, {
        selected: uid,
        key: `${uid}/${field}`,
      })
    },
    addAt: insertEmpty,
    add(target: string, component: string, where?: Where, kind?: BlockKind): boolean {
      const place = where ? placeFor(target, component, where) : inOrNear(target, component)
      return place ? insertEmpty(place, component, kind) : false
    },
    /** A container for a campaign on the page, with its first condition; undefined where the page takes none. */
    addCampaign({
      trigger,
      ...dates
    }: {
      dateFrom: string
      dateTo: string
      trigger: string
    }): string | undefined {
      const place = placeFor(content()._uid, 'trigger_container', 'inside')
      if (!place) return undefined
      const condition = trigger && { ...emptyBlok('trigger'), type: trigger }
      const container = {
        ...emptyBlok('trigger_container'),
        ...Object.fromEntries(Object.entries(dates).filter(([, time]) => time !== '')),
        ...(condition && { triggers: [condition] }),
      }
      fresh.add(container._uid)
      insert(place, [container])
      if (condition) {
        // Its value is what is asked for next.
        store.select(condition._uid)
        fresh.add(condition._uid)
      }
      return container._uid
    },
    /** Leaves one heading of the first level on the page: later ones become headings of the second. */
    mendHeadings: () => store.apply(withOneFirstHeading(content())),
    remove,
    targets,
    /** Returns how many copies were made. */
    duplicate(uid: string): number {
      const several = targets(uid)
      if (several.length > 1)
        return insertAll(
          several.at(-1) ?? uid,
          several.flatMap((one) => find(one) ?? []).map((each) => withNewUids(each)),
        )
      const component = find(uid)?.component ?? ''
      if (!placeFor(uid, component, 'after')) return 0
      const copy = duplicateBlok(content(), uid)
      if (copy) store.apply(copy.content, { selected: copy.uid })
      return copy ? 1 : 0
    },
    /** Returns how many were moved. */
    moveTo(uid: string, place: Place): number {
      const several = targets(uid)
      if (isWithin(content(), place.parent, uid) || !isFree(place, several)) return 0
      store.apply(movedTo(content(), several, place), chosenNow(uid, several))
      return several.length
    },
    canMoveBy: (uid: string, step: -1 | 1): boolean => stepped(content(), targets(uid), step) !== undefined,
    /** Whether blocks stand in several lists, in which they cannot be moved up or down together. */
    isApart: (several: readonly string[]): boolean => !isOneList(content(), several),
    /** Sets a field of several blocks, as one step. */
    setFieldOf(several: readonly string[], field: string, value: unknown) {
      for (const uid of several) fresh.touch(uid, field)
      const next = several.reduce((story, uid) => setField(story, uid, field, value), content())
      store.apply(next, { also: store.get().present.also ?? [], key: `${several.join(' ')}/${field}` })
    },
    /** One step up or down among its siblings. */
    moveBy(uid: string, step: -1 | 1): boolean {
      const several = targets(uid)
      const moved = stepped(content(), several, step)
      if (!moved) return false
      store.apply(moved, chosenNow(uid, several))
      return true
    },
    /** The block as text for the clipboard; undefined for the story itself. */
    copied(uid: string): string | undefined {
      const bloks = targets(uid).flatMap((one) => (placeOf(content(), one) && find(one)) || [])
      return bloks.length > 0 ? toClipboard(bloks) : undefined
    },
    /** All blocks of the story as text for the clipboard; undefined where it has none. */
    copiedAll(): string | undefined {
      const bloks = listsOf(content(), forms).flatMap((list) => list.bloks)
      return bloks.length > 0 ? toClipboard(bloks) : undefined
    },
    /** Blocks from the clipboard, as one step; how many were pasted, or why the text gives none. */
    paste(target: string, text: string): number | ClipboardFault {
      const bloks = fromClipboard(text)
      return typeof bloks === 'string' ? bloks : insertAll(target, bloks)
    },
  }
}

export type Commands = ReturnType<typeof createCommands>
