import { useEffect } from 'react'

/** Says that a bar stands at the lower edge of phones, so that messages and what is scrolled to stand above it. */
export function useBottomBar(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.bottomBar = ''
    return () => void delete dataset.bottomBar
  }, [])
}
