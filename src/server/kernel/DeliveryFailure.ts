/** Why something could not be delivered, in words that name no person. */
export class DeliveryFailure extends Error {
  /** It would fail again however often it was tried. */
  readonly isPermanent: boolean

  constructor(message: string, { isPermanent }: { isPermanent: boolean }) {
    super(message)
    this.isPermanent = isPermanent
  }
}
