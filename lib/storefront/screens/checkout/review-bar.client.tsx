'use client'

import { useEffect, useState } from 'react'
import { LinkButton } from '@/lib/storefront/design/ui'
import { BottomBar } from '@/lib/storefront/design/ui/client'

type Props = {
  /** The place of the total and the button that orders. */
  href: string
  label: string
  total: string
  words: string
}

/** Keeps the total at the lower edge of phones, with the way to the button that orders, while that is out of sight. */
export function ReviewBar({ href, label, total, words }: Props) {
  const [isInSight, setInSight] = useState(true)
  useEffect(() => {
    const button = document.querySelector(`${href} [type=submit]`)
    if (!button) return
    const watch = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false), {
      threshold: 1,
    })
    watch.observe(button)
    return () => watch.disconnect()
  }, [href])
  return (
    <BottomBar hidden={isInSight}>
      <p className="min-w-min flex-1 text-small leading-snug">
        <span className="text-quiet">{label}</span>{' '}
        <span className="block font-bold text-lead tabular-nums leading-tight">{total}</span>
      </p>
      <LinkButton href={href} className="shrink-0 max-[22.5rem]:px-3">
        {words}
      </LinkButton>
    </BottomBar>
  )
}
