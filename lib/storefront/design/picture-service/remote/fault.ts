/** Why a picture at another origin cannot be shown, with the status that says so to whoever asked for it. */
export class PictureFault extends Error {
  override name = 'PictureFault'

  constructor(
    /**
     * 400: no product has it; 404: not allowed or not there; 502: its server answered with something unfit; 504: with
     * nothing in time.
     */
    readonly status: 400 | 404 | 502 | 504,
    message: string,
  ) {
    super(message)
  }
}
