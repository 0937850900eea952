import { useEffect } from 'react'

/** Keeps what a list is asked for in the address of its screen, so that it is there again and can be passed on. */
export function useKeptSearch(wanted: string): void {
  useEffect(() => {
    const { pathname, search, hash } = window.location
    const next = wanted === '' ? '' : `?${wanted}`
    if (search !== next) window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`)
  }, [wanted])
}
