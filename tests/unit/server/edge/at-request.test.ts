import { describe, expect, it } from 'vitest'
import { isRenderedAtRequest } from '@/lib/server/edge/at-request'
import { answers, openEdge } from './open-edge'

const html = `<!doctype html><p>${'Kinderwagen '.repeat(500)}</p>`

describe('documents that are rendered for one request', () => {
  it.each([
    ['/de/kinderwagen/', '', false],
    ['/de/kinderwagen/', '?utm_source=brief', false],
    ['/de/kinderwagen/', '?colours=rot', false],
    ['/de/kinderwagen/', '?colour=rot', true],
    ['/de/kinderwagen/', '?c%6Flour=rot', true],
    ['/de/kinderwagen/', '?colour=', false],
    ['/de/', '?page=2', false],
    ['/de/p/body-1/', '?page=2', false],
    ['/de/documentation/blocks/', '?page=2', false],
    ['/de/kinderwagen/', '?utm_source=brief&page=2', true],
    ['/de/kinderwagen/', '?priceFrom=20&priceTo=', true],
    ['/de/suche/', '', true],
    ['/ch-fr/rechercher/', '?term=poussette', true],
    ['/de/ratgeber/suche/', '', false],
    ['/de/form/', '?draft=x', true],
    ['/de/form/', '', false],
    ['/de/form/', '?token=x', false],
    ['/ch-fr/form/confirm/', '?token=x', true],
    ['/ch-fr/form/confirm/', '?state=done', true],
    ['/ch-fr/form/confirm/', '', false],
    ['/de/formular/', '?draft=x', false],
    ['/de/kasse/', '', true],
    ['/de/kasse/', '?step=review', true],
    ['/ch-fr/caiss%C3%A9/login/', '', true],
    ['/de/danke/', '?order=12345678', true],
    ['/de/bestellstatus/', '', true],
    ['/ch-fr/se-retracter-du-contrat/', '?draft=x', true],
    ['/ch-fr/merci/', '', true],
    ['/fr/merci/', '', true],
    ['/be-fr/compte/commandes/12345678/', '', true],
    ['/be/bedankt/', '', true],
    // Paths of other languages are those of content pages.
    ['/de/merci/', '', false],
    ['/ch-fr/danke/', '', false],
    ['/nl/merci/', '', false],
    ['/fr/bedankt/', '', false],
    ['/de/compte/commandes/12345678/', '', false],
    ['/de/rechercher/', '', false],
    ['/ch-fr/suche/', '', false],
    ['/nl/suche/', '?term=wagen', false],
    ['/nl/zoeken/', '?term=wagen', true],
    ['/de/suche/wagen/', '', false],
    ['/xx/kasse/', '', false],
    ['/de/kasse/mehr/', '', false],
    ['/de/ratgeber/kasse/', '', false],
    ['/studio/', '', true],
    ['/studio/people/', '?x=1', true],
    ['/studios/', '', false],
    ['/preview/de-de/home/', '', true],
    ['/previews/', '', false],
  ])('are known by their address: %s%s', (pathname, search, expected) => {
    expect(isRenderedAtRequest(pathname, search)).toBe(expected)
  })

  it('are compressed as they come', async () => {
    await using edge = await openEdge({
      handler: (_, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.write(html.slice(0, 100))
        response.end(html.slice(100))
      },
    })
    const compressed = await edge.send('/de/suche/?term=wagen', { 'accept-encoding': 'gzip' })
    expect(compressed.headers['content-encoding']).toBe('gzip')
    expect(compressed.body.length).toBeLessThan(html.length / 2)
    const plain = await edge.send('/de/suche/?term=wagen', { 'accept-encoding': 'identity' })
    expect(plain.body).toBe(html)
  })

  it('are taken over as all others are when they are missing', async () => {
    await using edge = await openEdge({ handler: answers(404) })
    const { status, body } = await edge.send('/de/gibt-es-nicht/?page=2')
    expect(status).toBe(404)
    expect(body).toContain('Error document /de/~internal/error/404/')
  })
})
