/** What goes over the wire, as the server describes it: `npm run types` makes these from `openapi.json`. */
import type { OptionSchema, React, Summary } from '../../generated/api';

export type * from '../../generated/api';

export type Options = Summary['options'];
export type OptionValue = OptionSchema['default'];
export type Reaction = React['mark'];
