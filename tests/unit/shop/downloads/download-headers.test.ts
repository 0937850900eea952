import { describe, expect, it } from 'vitest'
import { downloadHeaders } from '@/lib/shop/downloads/download-headers'

describe('The headers of a download', () => {
  it.each([
    ['plan.pdf', 'application/pdf', `filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
    ['Lieder.MP3', 'audio/mpeg', `filename="Lieder.MP3"; filename*=UTF-8''Lieder.MP3`],
    ['seite.html', 'application/octet-stream', `filename="seite.html"; filename*=UTF-8''seite.html`],
    [
      'Müde (Zoë).pdf',
      'application/pdf',
      `filename="Mude (Zoe).pdf"; filename*=UTF-8''M%C3%BCde%20%28Zo%C3%AB%29.pdf`,
    ],
    ['сон.zip', 'application/zip', `filename="___.zip"; filename*=UTF-8''%D1%81%D0%BE%D0%BD.zip`],
  ])('name %s, which is saved and never shown or kept', (file, type, name) => {
    const headers = downloadHeaders(file, 12)
    expect(headers).toMatchObject({
      'content-type': type,
      'content-length': '12',
      'content-disposition': `attachment; ${name}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    // A header takes no other letters.
    expect(() => new Headers(headers)).not.toThrow()
  })
})
