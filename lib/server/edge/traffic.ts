import type { ServerResponse } from 'node:http'

/** Knows whether visitors wait for answers. */
export class Traffic {
  private underWay = 0
  private waiting: (() => void)[] = []

  /** Counts an answer as under way until it has gone out, or its client. */
  count(response: ServerResponse): void {
    this.underWay += 1
    response.once('close', () => {
      this.underWay -= 1
      if (this.underWay > 0) return
      for (const go of this.waiting.splice(0)) go()
    })
  }

  /** Resolves as soon as no answer is under way. */
  quiet(): Promise<void> {
    if (this.underWay === 0) return Promise.resolve()
    return new Promise((resolve) => this.waiting.push(resolve))
  }
}
