import { type Screen, type ScreenName, screens } from '@/lib/platform/markets/screens'
import { markets } from '../../fixtures/e2e/seeded'
import { expect, test } from '../../fixtures/http/test'

for (const market of markets) {
  test(`every screen of ${market.code} that is not built answers 404`, async ({ ask }) => {
    const wrong: string[] = []
    for (const name of Object.keys(screens) as ScreenName[]) {
      const screen: Screen = screens[name]
      if (screen.route) continue
      const filled = screen.path[market.language].replace(/\{\w+\}/g, 'strampler-12345')
      const path = `/${market.code}/${filled.split('/').map(encodeURIComponent).join('/')}/`
      const { status } = await ask(path)
      if (status !== 404) wrong.push(`${name} ${path}: ${status}`)
    }
    expect(wrong).toEqual([])
  })
}
