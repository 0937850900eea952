import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item'
import type { Place, Where } from '../model'

/** What is dragged: a block of the story, or a new one from the list of blocks. */
export type Dragged = { uid?: string; component: string }

const key = 'studio-block'

const draggedOf = (data: Record<string | symbol, unknown>): Dragged | undefined =>
  data[key] as Dragged | undefined

export const dragSource = (
  element: HTMLElement,
  read: () => Dragged | undefined,
  tell: (on: boolean) => void,
) =>
  draggable({
    element,
    canDrag: () => read() !== undefined,
    getInitialData: () => ({ [key]: read() }),
    onDragStart: () => tell(true),
    onDrop: () => tell(false),
  })

const operations = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'inside' } as const

const whereOf = (data: Record<string | symbol, unknown>): Where | undefined => {
  const instruction = extractInstruction(data)
  return instruction ? operations[instruction.operation] : undefined
}

type Target = {
  /** Where a dragged block would go; undefined where it is not allowed. */
  placeFor: (dragged: Dragged, where: Where) => Place | undefined
  tell: (where: Where | undefined) => void
}

/** A line of the tree onto which a block can be dropped: above, below and, in its middle, into it. */
export const dropLine = (element: HTMLElement, { placeFor, tell }: Target) =>
  dropTargetForElements({
    element,
    canDrop: ({ source }) => draggedOf(source.data) !== undefined,
    getData({ input, source }) {
      const dragged = draggedOf(source.data)
      const places = Object.fromEntries(
        Object.values(operations).map((where) => [where, dragged && placeFor(dragged, where)]),
      )
      const data = attachInstruction(
        { places },
        {
          input,
          element,
          operations: Object.fromEntries(
            Object.entries(operations).map(([name, where]) => [
              name,
              places[where] ? 'available' : 'not-available',
            ]),
          ),
        },
      )
      return data
    },
    // The line is drawn when the pointer comes and stays, too, not only while it moves.
    onDragEnter: ({ self }) => tell(whereOf(self.data)),
    onDrag: ({ self }) => tell(whereOf(self.data)),
    onDragLeave: () => tell(undefined),
    onDrop: () => tell(undefined),
  })

/**
 * The page, onto which a block can be dropped at the point of the pointer.
 * @param placeAt what is under a point of the window; undefined where the dragged block does not fit
 */
export const dropSurface = (
  element: HTMLElement,
  placeAt: (dragged: Dragged, point: { x: number; y: number }) => Place | undefined,
  tell: (pointer: { dragged: Dragged; x: number; y: number } | undefined) => void,
) =>
  dropTargetForElements({
    element,
    canDrop: ({ source }) => draggedOf(source.data) !== undefined,
    getData({ input: { clientX: x, clientY: y }, source }) {
      const dragged = draggedOf(source.data)
      return { place: dragged && placeAt(dragged, { x, y }) }
    },
    onDrag({ source, location }) {
      const dragged = draggedOf(source.data)
      const { clientX: x, clientY: y } = location.current.input
      tell(dragged && { dragged, x, y })
    },
    onDragLeave: () => tell(undefined),
    onDrop: () => tell(undefined),
  })

/** Calls back with the place where a block was dropped. */
export const onDropped = (drop: (dragged: Dragged, place: Place) => void) =>
  monitorForElements({
    onDrop({ source, location }) {
      const dragged = draggedOf(source.data)
      const [target] = location.current.dropTargets
      const instruction = target && extractInstruction(target.data)
      const places = target?.data.places as Partial<Record<Where, Place>> | undefined
      const ofLine = instruction && places?.[operations[instruction.operation]]
      const place = ofLine ?? (target?.data.place as Place | undefined)
      if (dragged && place) drop(dragged, place)
    },
  })

/** Calls back when a block begins to be dragged, and when it is let go. */
export const onDragging = (tell: (on: boolean) => void) =>
  monitorForElements({
    onDragStart: ({ source }) => tell(draggedOf(source.data) !== undefined),
    onDrop: () => tell(false),
  })

export { combine }
