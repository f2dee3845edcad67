/** What the browser of a visitor holds who was here before stored data carried a version: texts as they were written. */
export const VERSION_1: Readonly<Record<string, string>> = {
  tussock_comparison:
    '[{"id":"0a1b2c3d-0000-4000-8000-000000000001","slug":"rata-bridge-loans","name":"Rātā Bridge Loans"}]',
  tussock_watchlist:
    '[{"id":"0a1b2c3d-0000-4000-8000-000000000001","slug":"rata-bridge-loans","name":"Rātā Bridge Loans","watched_on":"2026-11-20","seen":{"name":"Rātā Bridge Loans","status":"Open","minimum_investment":50000,"investment_currency":"NZD","target_return_min":8,"target_return_max":9.5,"target_return_type":"p.a.","term_description":"12 months","term_months":12,"is_open_ended":false,"terms":["short-term"],"distribution":"monthly","risk_rating":"Medium","defaulted":["risk_rating"],"closes_on":"2026-12-01","closed_on":null}}]',
  tussock_searches: '["rata","forestry"]',
  tussock_draft_apply:
    '{"submission_id":"0f0e4f8a-3f0c-4a6e-9a52-0d7e5b0c1a11","saved_at":"2026-11-19T00:00:00.000Z","form":{"name":"Mere Tūhoe","email":"mere@example.co.nz","phone":"","investor_basis":"not-sure","asset_classes":["forestry"],"amount_band":"50k-100k","timing":"3-months","message":"Kia ora","recipients":[{"id":"p1","name":"Rātā Capital"}],"share_with_providers":true,"marketing":true}}',
  tussock_draft_unlock:
    '{"submission_id":"0f0e4f8a-3f0c-4a6e-9a52-0d7e5b0c1a11","saved_at":"2026-11-19T00:00:00.000Z","form":{"name":"Mere Tūhoe","email":"mere@example.co.nz","wholesale_declaration":true,"marketing":true}}',
  tussock_session: '{"token":"abc.def-1","expires_at":"2026-12-20T00:00:00.000Z"}',
};
