import type { Attachment } from '@/lib/platform/mail'

export const pdf = (name: string, content: Uint8Array): Attachment => ({
  name,
  type: 'application/pdf',
  content: Buffer.from(content),
})
