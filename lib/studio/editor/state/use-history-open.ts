import { useEffect, useState } from 'react'
import { historyHash } from '@/lib/studio/ui/client'

/** Whether the list of versions is open, and how that is set; an address that ends with its name opens it. */
export function useHistoryOpen() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = () => {
      if (window.location.hash !== historyHash) return
      setOpen(true)
      window.history.replaceState(window.history.state, '', window.location.pathname)
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
  return [isOpen, setOpen] as const
}
