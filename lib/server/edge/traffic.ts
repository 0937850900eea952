import type { ServerResponse } from 'node:http'

/** Counts responses under way, to know whether visitors are waiting. */
export class Traffic {
  private underWay = 0
  private waiting: (() => void)[] = []

  /** Counts a response as under way until it was sent or its client is gone. */
  count(response: ServerResponse): void {
    this.underWay += 1
    response.once('close', () => {
      this.underWay -= 1
      if (this.underWay > 0) return
      for (const go of this.waiting.splice(0)) go()
    })
  }

  /** Resolves as soon as no response is under way. */
  quiet(): Promise<void> {
    if (this.underWay === 0) return Promise.resolve()
    return new Promise((resolve) => this.waiting.push(resolve))
  }
}
