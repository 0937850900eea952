'use client'

import type { FormEvent, ReactNode } from 'react'
import { tellTabs, withStorage } from '@/lib/storefront/runtime/browser'
import { sendAccountForm } from './send-account-form'
import { forgetUserId } from './user-id'

/** The form that ends the login, in other tabs, too; what the browser has kept of the visitor's id goes with it. */
export function LogOutForm({ action, children }: { action: string; children: ReactNode }) {
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    withStorage('localStorage', forgetUserId)
    const answer = await sendAccountForm(action, new URLSearchParams())
    // The browser itself shows why that failed.
    if (answer.kind !== 'accepted') return form.submit()
    tellTabs({ anew: true })
    window.location.assign(answer.location)
  }
  return (
    <form action={action} method="post" onSubmit={(event) => void send(event)}>
      {children}
    </form>
  )
}
