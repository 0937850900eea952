/** Has a number of clients ask at once, each again as soon as it has its answer, for as long as it goes on. */
export async function inTurns(
  clients: number,
  goesOn: () => boolean,
  turn: () => Promise<void>,
): Promise<void> {
  const ofOne = async () => {
    while (goesOn()) await turn()
  }
  await Promise.all(Array.from({ length: clients }, ofOne))
}
