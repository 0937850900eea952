import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { loadVisitorAtom } from './visitor-atoms'

/** Sees to it that the visitor's own things are asked for, once for the page. */
export function useVisitor(): void {
  const load = useSetAtom(loadVisitorAtom)
  useEffect(() => void load(), [load])
}
