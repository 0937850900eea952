'use client'

import { NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react'
import { planImage } from '@/lib/storefront/design/pictures'
import { BlokNode, ImageNode } from '@/lib/studio/rich-text'
import { Icon } from '../icon'
import { isBlok } from '../model'
import { useEditor } from '../state/context'

type Rest = Record<string, unknown> | null

const restOf = ({ node }: ReactNodeViewProps) => node.attrs.rest as Rest
const text = (value: unknown) => (typeof value === 'string' ? value : '')

function Picture(props: ReactNodeViewProps) {
  const image = restOf(props)
  const src = text(image?.src)
  return (
    <NodeViewWrapper as="span" data-selected={props.selected || undefined} className="thing inline-block">
      {/* biome-ignore lint/performance/noImgElement: the address is already that of a prepared picture */}
      <img
        src={planImage({ src, width: 320 })?.src ?? src}
        alt={text(image?.alt)}
        className="max-h-40 rounded-field"
      />
    </NodeViewWrapper>
  )
}

/** The blocks at a place of the text; each is edited in its own form. */
function Bloks(props: ReactNodeViewProps) {
  const { forms, store } = useEditor()
  const body = restOf(props)?.body
  const bloks = Array.isArray(body) ? body.filter(isBlok) : []
  return (
    <NodeViewWrapper data-selected={props.selected || undefined} className="thing my-2 grid gap-1">
      {bloks.map((blok) => (
        <button
          key={blok._uid}
          type="button"
          contentEditable={false}
          onClick={() => store.select(blok._uid)}
          className="flex h-8 cursor-pointer items-center gap-2 rounded-field border border-line bg-ground px-2 text-start hover:bg-hover"
        >
          <span className="font-medium">{forms[blok.component]?.label ?? blok.component}</span>
          <Icon name="chevron" className="ms-auto size-4 text-quiet" />
        </button>
      ))}
    </NodeViewWrapper>
  )
}

export const imageNode = ImageNode.extend({ addNodeView: () => ReactNodeViewRenderer(Picture) })
export const blokNode = BlokNode.extend({ addNodeView: () => ReactNodeViewRenderer(Bloks) })
