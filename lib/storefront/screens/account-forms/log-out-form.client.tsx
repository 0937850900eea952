'use client'

import type { ReactNode } from 'react'
import { withStorage } from '@/lib/storefront/runtime/browser'
import { forgetUserId } from './user-id'

/** The form that ends the login; what the browser has kept of the visitor's id goes with it. */
export function LogOutForm({ action, children }: { action: string; children: ReactNode }) {
  return (
    <form action={action} method="post" onSubmit={() => withStorage('localStorage', forgetUserId)}>
      {children}
    </form>
  )
}
