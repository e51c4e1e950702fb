-- When the second factor was shown in this session last: what cannot be undone asks for it anew (docs/decisions/0133).
alter table session add column second_factor_at timestamptz;
