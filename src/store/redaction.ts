/**
 * What of a value may leave in a session file:
 * - `token`: a word of the product's own or an id, spelled in letters, digits, `_` and `-`; anything else is hidden;
 * - `told`: a text that is told to everybody anyway, such as a salon's name;
 * - `fraction`: a number that is not whole.
 * What no rule names is hidden unless its shape tells nothing: see `shapes.ts` of the session.
 */
export type Allowed = 'token' | 'told' | 'fraction'

/** Hides by hand what must not leave of a text that is made of several; `hide` keeps what its second argument allows. */
export type Hide = (text: string, hide: (part: string, unless?: Allowed) => string) => string

type FieldsOf<Value> = Value extends unknown ? keyof Value & string : never
type ValueOf<Value, Field> = Value extends unknown
  ? Field extends keyof Value
    ? Value[Field]
    : never
  : never

/** An allow-list that follows the shape of a value: each field at its own place, lists by their items. */
export type Rule<Value> = [NonNullable<Value>] extends [readonly (infer Item)[]]
  ? Rule<Item>
  : [NonNullable<Value>] extends [object]
    ? { readonly [Field in FieldsOf<NonNullable<Value>>]?: Rule<ValueOf<NonNullable<Value>, Field>> }
    : Allowed

/** Every name under which a value of the type can stand, however deep; of a record with any keys those of its values. */
type DeepField<Value> = Value extends readonly (infer Item)[]
  ? DeepField<Item>
  : Value extends Blob | ((...args: never[]) => unknown)
    ? never
    : Value extends object
      ? {
          [Name in keyof Value & string]: string extends Name
            ? DeepField<Value[Name]>
            : Name | DeepField<Value[Name]>
        }[keyof Value & string]
      : never

interface AnySlice {
  getInitialState: () => unknown
  actions: object
}

type PayloadFields<Actions> = {
  [Name in keyof Actions]: Actions[Name] extends (...args: never[]) => { payload: infer Payload }
    ? DeepField<Payload>
    : never
}[keyof Actions]

/**
 * The allow-list of a slice: the fields of its state and of its actions' payloads that may leave, wherever in them they
 * stand. A payload without fields is named by its action. It lies beside its slice, in a file of its own.
 */
export type SliceRedaction<Slice extends AnySlice> = {
  readonly [
    Field in
      | DeepField<ReturnType<Slice['getInitialState']>>
      | PayloadFields<Slice['actions']>
      | (keyof Slice['actions'] & string)
  ]?: Allowed | Hide
}

interface AnyApi {
  endpoints: object
}

type TypesOf<Endpoint> = Endpoint extends { Types: { ResultType: infer Result; QueryArg: infer Args } }
  ? { readonly args?: Rule<Args>; readonly answer?: Rule<Result> }
  : never

/** The allow-lists of what endpoints are asked with and answer. They lie beside their file of endpoints. */
export type ApiRedaction<Api extends AnyApi> = {
  readonly [Name in keyof Api['endpoints']]?: TypesOf<Api['endpoints'][Name]>
}
