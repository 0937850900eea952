import { expect, test, vi } from 'vitest'
import type { Database } from '@/lib/platform/db/connect'
import { postService } from '@/lib/platform/mail'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('nodemailer', () => {
  loaded()
  return { createTransport: () => ({ sendMail: async () => undefined }) }
})

test('what speaks to mail servers is loaded with the first mail, and not before', async () => {
  const { sendMail } = postService({} as Database, {
    mail: {
      kind: 'smtp',
      host: 'localhost',
      port: 25,
      secure: false,
      login: undefined,
      from: { name: '', address: 'shop@example.com' },
    },
    newsletter: undefined,
    recipients: {},
  })
  expect(loaded).not.toHaveBeenCalled()
  await sendMail('k', { to: 'anna@example.com', subject: 'Hallo', text: 'Text' })
  expect(loaded).toHaveBeenCalledOnce()
})
