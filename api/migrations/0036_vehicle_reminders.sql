-- When a client wants to be reminded of the tyres of a vehicle, the day on which that is due, and the due day of which
-- they were told.
alter table vehicle add column reminder jsonb;
--> statement-breakpoint
alter table vehicle add column reminder_due date;
--> statement-breakpoint
alter table vehicle add column reminder_told date;
--> statement-breakpoint
create index vehicle_reminder_due_idx on vehicle (reminder_due) where reminder_due is not null;
