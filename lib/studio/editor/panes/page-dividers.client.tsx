'use client'

import { Divider } from './divider.client'
import type { Panes } from './use-panes'

type PageDividersProps = { panes: Panes; isStacked: boolean }

/** The edges of the page, by which the panes beside it are made wider. */
export function PageDividers({ panes, isStacked }: PageDividersProps) {
  const { isFolded } = panes
  const beside = isStacked ? { className: 'max-2xl:hidden' } : {}
  return (
    <>
      {!isFolded('structure') && <Divider pane="structure" side="start" panes={panes} {...beside} />}
      {!isFolded('form') && <Divider pane="form" side="end" panes={panes} {...beside} />}
      {isStacked && !(isFolded('structure') && isFolded('form')) && (
        <Divider pane="form" side="start" panes={panes} className="2xl:hidden" />
      )}
    </>
  )
}
