/** Why something could not be delivered. The message contains no personal data. */
export class DeliveryFailure extends Error {
  /** True when every further try would fail too. */
  readonly isPermanent: boolean

  constructor(message: string, { isPermanent }: { isPermanent: boolean }) {
    super(message)
    this.isPermanent = isPermanent
  }
}
