/** The one error shape of the API; with `status` it is what the client throws (0 for a network failure). */
export interface Problem {
  message: string;
  /** One entry per wrong field of a submission, else a sentence or null. */
  details: string | FieldProblem[] | null;
  hint: string | null;
  /** A stable word in snake_case, such as `not_found`, `bad_parameter`, `store_unavailable`, `release_gone`. */
  code: string;
}

export interface FieldProblem {
  field: string;
  message: string;
}
