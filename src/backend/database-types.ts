// Written by `npm run types` from the migrations; a test fails where the two differ.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: '13';
  };
  public: {
    Tables: {
      alarms: {
        Row: {
          figure: number;
          hour: string;
          id: number;
          kind: string;
          last_seen_at: string;
          threshold: number;
        };
        Insert: {
          figure: number;
          hour: string;
          id?: never;
          kind: string;
          last_seen_at?: string;
          threshold: number;
        };
        Update: {
          figure?: number;
          hour?: string;
          id?: never;
          kind?: string;
          last_seen_at?: string;
          threshold?: number;
        };
        Relationships: [];
      };
      audit_log: {
        Row: {
          action: string;
          actor: string | null;
          actor_email: string;
          at: string;
          company_id: string | null;
          detail: NonNullable<Json>;
          id: number;
          reason: string;
          request_id: string | null;
          user_id: string | null;
        };
        Insert: {
          action: string;
          actor?: string | null;
          actor_email?: string;
          at?: string;
          company_id?: string | null;
          detail?: NonNullable<Json>;
          id?: never;
          reason?: string;
          request_id?: string | null;
          user_id?: string | null;
        };
        Update: {
          action?: string;
          actor?: string | null;
          actor_email?: string;
          at?: string;
          company_id?: string | null;
          detail?: NonNullable<Json>;
          id?: never;
          reason?: string;
          request_id?: string | null;
          user_id?: string | null;
        };
        Relationships: [];
      };
      call_requests: {
        Row: {
          changed_at: string;
          changed_by: string | null;
          company: string;
          created_at: string;
          email: string;
          id: string;
          may_call: boolean;
          may_text: boolean;
          name: string;
          note: string;
          page: string;
          phone: string;
          question: string;
          reference: string;
          step: string;
          trade_id: string | null;
        };
        Insert: {
          changed_at?: string;
          changed_by?: string | null;
          company: string;
          created_at?: string;
          email: string;
          id: string;
          may_call: boolean;
          may_text: boolean;
          name: string;
          note?: string;
          page: string;
          phone?: string;
          question: string;
          reference?: never;
          step?: string;
          trade_id?: string | null;
        };
        Update: {
          changed_at?: string;
          changed_by?: string | null;
          company?: string;
          created_at?: string;
          email?: string;
          id?: string;
          may_call?: boolean;
          may_text?: boolean;
          name?: string;
          note?: string;
          page?: string;
          phone?: string;
          question?: string;
          reference?: never;
          step?: string;
          trade_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'call_requests_trade_id_fkey';
            columns: ['trade_id'];
            referencedRelation: 'trades';
            referencedColumns: ['id'];
          },
        ];
      };
      cities: {
        Row: {
          id: string;
        };
        Insert: {
          id: string;
        };
        Update: {
          id?: string;
        };
        Relationships: [];
      };
      client_errors: {
        Row: {
          build: string;
          hour: string;
          last_at: string;
          message: string;
          page: string;
          times: number;
        };
        Insert: {
          build: string;
          hour: string;
          last_at?: string;
          message: string;
          page: string;
          times?: number;
        };
        Update: {
          build?: string;
          hour?: string;
          last_at?: string;
          message?: string;
          page?: string;
          times?: number;
        };
        Relationships: [];
      };
      companies: {
        Row: {
          created_at: string;
          description: string;
          id: string;
          is_demo: boolean;
          license: string;
          license_checked_at: string | null;
          name: string;
          paused: boolean;
          paused_until: string | null;
          phone: string;
          reply_hours: number;
          status: string;
          website: string;
        };
        Insert: {
          created_at?: string;
          description?: string;
          id?: string;
          is_demo?: boolean;
          license?: string;
          license_checked_at?: string | null;
          name: string;
          paused?: boolean;
          paused_until?: string | null;
          phone?: string;
          reply_hours?: number;
          status?: string;
          website?: string;
        };
        Update: {
          created_at?: string;
          description?: string;
          id?: string;
          is_demo?: boolean;
          license?: string;
          license_checked_at?: string | null;
          name?: string;
          paused?: boolean;
          paused_until?: string | null;
          phone?: string;
          reply_hours?: number;
          status?: string;
          website?: string;
        };
        Relationships: [];
      };
      company_cities: {
        Row: {
          city_id: string;
          company_id: string;
        };
        Insert: {
          city_id: string;
          company_id: string;
        };
        Update: {
          city_id?: string;
          company_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'company_cities_city_id_fkey';
            columns: ['city_id'];
            referencedRelation: 'cities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'company_cities_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      company_decisions: {
        Row: {
          checked: string[];
          company_id: string;
          decided_at: string;
          decided_by: string | null;
          decision: string;
          id: number;
          reason: string;
        };
        Insert: {
          checked?: string[];
          company_id: string;
          decided_at?: string;
          decided_by?: string | null;
          decision: string;
          id?: never;
          reason?: string;
        };
        Update: {
          checked?: string[];
          company_id?: string;
          decided_at?: string;
          decided_by?: string | null;
          decision?: string;
          id?: never;
          reason?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'company_decisions_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      company_events: {
        Row: {
          actor: string | null;
          at: string;
          company_id: string;
          detail: NonNullable<Json>;
          id: string;
          kind: string;
          request_id: string;
        };
        Insert: {
          actor?: string | null;
          at?: string;
          company_id: string;
          detail?: NonNullable<Json>;
          id?: string;
          kind: string;
          request_id: string;
        };
        Update: {
          actor?: string | null;
          at?: string;
          company_id?: string;
          detail?: NonNullable<Json>;
          id?: string;
          kind?: string;
          request_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'company_events_request_id_company_id_fkey';
            columns: ['request_id', 'company_id'];
            referencedRelation: 'request_progress';
            referencedColumns: ['request_id', 'company_id'];
          },
          {
            foreignKeyName: 'company_events_request_id_company_id_fkey';
            columns: ['request_id', 'company_id'];
            referencedRelation: 'request_recipients';
            referencedColumns: ['request_id', 'company_id'];
          },
        ];
      };
      company_invitations: {
        Row: {
          accepted_at: string | null;
          canceled_at: string | null;
          company_id: string;
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          invited_by: string | null;
        };
        Insert: {
          accepted_at?: string | null;
          canceled_at?: string | null;
          company_id: string;
          created_at?: string;
          email: string;
          expires_at?: string;
          id?: string;
          invited_by?: string | null;
        };
        Update: {
          accepted_at?: string | null;
          canceled_at?: string | null;
          company_id?: string;
          created_at?: string;
          email?: string;
          expires_at?: string;
          id?: string;
          invited_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'company_invitations_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      company_members: {
        Row: {
          company_id: string;
          display_name: string;
          joined_at: string;
          mail_requests: boolean;
          role: string;
          signup_email: string;
          user_id: string;
        };
        Insert: {
          company_id: string;
          display_name?: string;
          joined_at?: string;
          mail_requests?: boolean;
          role?: string;
          signup_email?: string;
          user_id: string;
        };
        Update: {
          company_id?: string;
          display_name?: string;
          joined_at?: string;
          mail_requests?: boolean;
          role?: string;
          signup_email?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'company_members_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      company_notes: {
        Row: {
          author: string;
          body: string;
          company_id: string;
          created_at: string;
          id: string;
          request_id: string;
        };
        Insert: {
          author: string;
          body: string;
          company_id: string;
          created_at?: string;
          id: string;
          request_id: string;
        };
        Update: {
          author?: string;
          body?: string;
          company_id?: string;
          created_at?: string;
          id?: string;
          request_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'company_notes_request_id_company_id_fkey';
            columns: ['request_id', 'company_id'];
            referencedRelation: 'request_progress';
            referencedColumns: ['request_id', 'company_id'];
          },
          {
            foreignKeyName: 'company_notes_request_id_company_id_fkey';
            columns: ['request_id', 'company_id'];
            referencedRelation: 'request_recipients';
            referencedColumns: ['request_id', 'company_id'];
          },
        ];
      };
      company_records: {
        Row: {
          answered_in: number | null;
          city_id: string | null;
          company_id: string;
          deleted_at: string | null;
          due_by: string | null;
          in_time: boolean;
          lost_reason: string | null;
          moved_at: string;
          next_at: string | null;
          next_step: string;
          quoted_usd: number | null;
          request_id: string;
          sent_at: string;
          step: string;
          taken_back: boolean;
          trade_id: string;
          version: number;
          visit_at: string | null;
        };
        Insert: {
          answered_in?: number | null;
          city_id?: string | null;
          company_id: string;
          deleted_at?: string | null;
          due_by?: string | null;
          in_time?: boolean;
          lost_reason?: string | null;
          moved_at?: string;
          next_at?: string | null;
          next_step?: string;
          quoted_usd?: number | null;
          request_id: string;
          sent_at?: string;
          step?: string;
          taken_back?: boolean;
          trade_id: string;
          version?: number;
          visit_at?: string | null;
        };
        Update: {
          answered_in?: number | null;
          city_id?: string | null;
          company_id?: string;
          deleted_at?: string | null;
          due_by?: string | null;
          in_time?: boolean;
          lost_reason?: string | null;
          moved_at?: string;
          next_at?: string | null;
          next_step?: string;
          quoted_usd?: number | null;
          request_id?: string;
          sent_at?: string;
          step?: string;
          taken_back?: boolean;
          trade_id?: string;
          version?: number;
          visit_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'company_records_request_id_company_id_fkey';
            columns: ['request_id', 'company_id'];
            referencedRelation: 'request_progress';
            referencedColumns: ['request_id', 'company_id'];
          },
          {
            foreignKeyName: 'company_records_request_id_company_id_fkey';
            columns: ['request_id', 'company_id'];
            referencedRelation: 'request_recipients';
            referencedColumns: ['request_id', 'company_id'];
          },
        ];
      };
      company_trades: {
        Row: {
          company_id: string;
          takes_requests: boolean;
          trade_id: string;
        };
        Insert: {
          company_id: string;
          takes_requests?: never;
          trade_id: string;
        };
        Update: {
          company_id?: string;
          takes_requests?: never;
          trade_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'company_trades_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'company_trades_trade_id_takes_requests_fkey';
            columns: ['trade_id', 'takes_requests'];
            referencedRelation: 'trades';
            referencedColumns: ['id', 'takes_requests'];
          },
        ];
      };
      complaints: {
        Row: {
          answered_by_mail: boolean;
          asked_at: string | null;
          body: string;
          came_by: string;
          closed_at: string | null;
          closed_by: string | null;
          company_id: string | null;
          created_at: string;
          id: string;
          question: string;
          request_id: string | null;
          resolution: string;
          stated_at: string | null;
          stated_by: string | null;
          statement: string;
          written_by: string;
        };
        Insert: {
          answered_by_mail?: boolean;
          asked_at?: string | null;
          body: string;
          came_by?: string;
          closed_at?: string | null;
          closed_by?: string | null;
          company_id?: string | null;
          created_at?: string;
          id: string;
          question?: string;
          request_id?: string | null;
          resolution?: string;
          stated_at?: string | null;
          stated_by?: string | null;
          statement?: string;
          written_by: string;
        };
        Update: {
          answered_by_mail?: boolean;
          asked_at?: string | null;
          body?: string;
          came_by?: string;
          closed_at?: string | null;
          closed_by?: string | null;
          company_id?: string | null;
          created_at?: string;
          id?: string;
          question?: string;
          request_id?: string | null;
          resolution?: string;
          stated_at?: string | null;
          stated_by?: string | null;
          statement?: string;
          written_by?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'complaints_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'complaints_request_id_fkey';
            columns: ['request_id'];
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      consents: {
        Row: {
          agreed_at: string;
          channel: string;
          companies: string[];
          contact: string | null;
          contact_hash: string;
          gpc: boolean;
          id: number;
          ip_address: string | null;
          page: string;
          request_id: string;
          shown_text: string;
          shown_text_hash: string;
          user_agent: string;
          version: string;
        };
        Insert: {
          agreed_at?: string;
          channel: string;
          companies: string[];
          contact?: string | null;
          contact_hash: string;
          gpc: boolean;
          id?: never;
          ip_address?: string | null;
          page: string;
          request_id: string;
          shown_text: string;
          shown_text_hash: string;
          user_agent: string;
          version: string;
        };
        Update: {
          agreed_at?: string;
          channel?: string;
          companies?: string[];
          contact?: string | null;
          contact_hash?: string;
          gpc?: boolean;
          id?: never;
          ip_address?: string | null;
          page?: string;
          request_id?: string;
          shown_text?: string;
          shown_text_hash?: string;
          user_agent?: string;
          version?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'consents_request_id_fkey';
            columns: ['request_id'];
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      entitlements: {
        Row: {
          city_ids: string[];
          company_id: string | null;
          order_id: string;
          plan_id: string;
          since: string;
          trade_id: string | null;
          until: string | null;
        };
        Insert: {
          city_ids?: string[];
          company_id?: string | null;
          order_id: string;
          plan_id: string;
          since: string;
          trade_id?: string | null;
          until?: string | null;
        };
        Update: {
          city_ids?: string[];
          company_id?: string | null;
          order_id?: string;
          plan_id?: string;
          since?: string;
          trade_id?: string | null;
          until?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'entitlements_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'entitlements_order_id_fkey';
            columns: ['order_id'];
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'entitlements_plan_id_fkey';
            columns: ['plan_id'];
            referencedRelation: 'plans';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'entitlements_trade_id_fkey';
            columns: ['trade_id'];
            referencedRelation: 'trades';
            referencedColumns: ['id'];
          },
        ];
      };
      kept_requests: {
        Row: {
          changed_at: string;
          changed_by: string | null;
          note: string;
          request_id: string;
          step: string;
        };
        Insert: {
          changed_at?: string;
          changed_by?: string | null;
          note?: string;
          request_id: string;
          step?: string;
        };
        Update: {
          changed_at?: string;
          changed_by?: string | null;
          note?: string;
          request_id?: string;
          step?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'kept_requests_request_id_fkey';
            columns: ['request_id'];
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      mailbox: {
        Row: {
          arrived_at: string;
          html: string;
          id: string;
          kind: string;
          plain: string;
          request_id: string | null;
          subject: string;
          to_address: string;
        };
        Insert: {
          arrived_at?: string;
          html: string;
          id: string;
          kind: string;
          plain: string;
          request_id?: string | null;
          subject: string;
          to_address: string;
        };
        Update: {
          arrived_at?: string;
          html?: string;
          id?: string;
          kind?: string;
          plain?: string;
          request_id?: string | null;
          subject?: string;
          to_address?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'mailbox_request_id_fkey';
            columns: ['request_id'];
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      onboardings: {
        Row: {
          agreed_at: string;
          answers: NonNullable<Json>;
          changed_at: string;
          changed_by: string | null;
          company: string;
          created_at: string;
          email: string;
          id: string;
          note: string;
          order_id: string | null;
          reference: string;
          service: string;
          step: string;
          version: string;
        };
        Insert: {
          agreed_at?: string;
          answers: NonNullable<Json>;
          changed_at?: string;
          changed_by?: string | null;
          company: string;
          created_at?: string;
          email: string;
          id: string;
          note?: string;
          order_id?: string | null;
          reference?: never;
          service: string;
          step?: string;
          version: string;
        };
        Update: {
          agreed_at?: string;
          answers?: NonNullable<Json>;
          changed_at?: string;
          changed_by?: string | null;
          company?: string;
          created_at?: string;
          email?: string;
          id?: string;
          note?: string;
          order_id?: string | null;
          reference?: never;
          service?: string;
          step?: string;
          version?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'onboardings_order_id_fkey';
            columns: ['order_id'];
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      orders: {
        Row: {
          amount_cents: number | null;
          changed_at: string;
          city_id: string | null;
          company_id: string | null;
          created_at: string;
          currency: string;
          email: string;
          id: string;
          paid_at: string | null;
          plan_id: string | null;
          reference: string;
          refunded_cents: number;
          settled: string[];
          settled_note: string;
          state: string;
          test: boolean;
          trade_id: string | null;
          trouble: string[];
          unasked: boolean;
          user_id: string | null;
        };
        Insert: {
          amount_cents?: number | null;
          changed_at?: string;
          city_id?: string | null;
          company_id?: string | null;
          created_at?: string;
          currency?: string;
          email: string;
          id?: string;
          paid_at?: string | null;
          plan_id?: string | null;
          reference?: string;
          refunded_cents?: number;
          settled?: string[];
          settled_note?: string;
          state?: string;
          test?: boolean;
          trade_id?: string | null;
          trouble?: string[];
          unasked?: boolean;
          user_id?: string | null;
        };
        Update: {
          amount_cents?: number | null;
          changed_at?: string;
          city_id?: string | null;
          company_id?: string | null;
          created_at?: string;
          currency?: string;
          email?: string;
          id?: string;
          paid_at?: string | null;
          plan_id?: string | null;
          reference?: string;
          refunded_cents?: number;
          settled?: string[];
          settled_note?: string;
          state?: string;
          test?: boolean;
          trade_id?: string | null;
          trouble?: string[];
          unasked?: boolean;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'orders_city_id_fkey';
            columns: ['city_id'];
            referencedRelation: 'cities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'orders_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'orders_plan_id_fkey';
            columns: ['plan_id'];
            referencedRelation: 'plans';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'orders_trade_id_fkey';
            columns: ['trade_id'];
            referencedRelation: 'trades';
            referencedColumns: ['id'];
          },
        ];
      };
      payment_events: {
        Row: {
          amount_cents: number | null;
          charge: string | null;
          checkout: string | null;
          currency: string | null;
          dispute: string | null;
          ends_at: string | null;
          happened_at: string;
          id: string;
          invoice: string | null;
          kind: string;
          names: string[];
          order_id: string | null;
          outcome: string | null;
          payment: string | null;
          plan: string | null;
          price_cents: number | null;
          price_currency: string | null;
          subscription: string | null;
          taken_at: string;
          tax_cents: number;
          test: boolean;
        };
        Insert: {
          amount_cents?: number | null;
          charge?: string | null;
          checkout?: string | null;
          currency?: string | null;
          dispute?: string | null;
          ends_at?: string | null;
          happened_at: string;
          id: string;
          invoice?: string | null;
          kind: string;
          names?: never;
          order_id?: string | null;
          outcome?: string | null;
          payment?: string | null;
          plan?: string | null;
          price_cents?: number | null;
          price_currency?: string | null;
          subscription?: string | null;
          taken_at?: string;
          tax_cents?: number;
          test: boolean;
        };
        Update: {
          amount_cents?: number | null;
          charge?: string | null;
          checkout?: string | null;
          currency?: string | null;
          dispute?: string | null;
          ends_at?: string | null;
          happened_at?: string;
          id?: string;
          invoice?: string | null;
          kind?: string;
          names?: never;
          order_id?: string | null;
          outcome?: string | null;
          payment?: string | null;
          plan?: string | null;
          price_cents?: number | null;
          price_currency?: string | null;
          subscription?: string | null;
          taken_at?: string;
          tax_cents?: number;
          test?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'payment_events_order_id_fkey';
            columns: ['order_id'];
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      plans: {
        Row: {
          cities: number;
          currency: string;
          exclusive: boolean;
          id: string;
          monthly_cents: number;
        };
        Insert: {
          cities: number;
          currency?: string;
          exclusive: boolean;
          id: string;
          monthly_cents: number;
        };
        Update: {
          cities?: number;
          currency?: string;
          exclusive?: boolean;
          id?: string;
          monthly_cents?: number;
        };
        Relationships: [];
      };
      request_confirmations: {
        Row: {
          received_at: string;
          request_id: string;
        };
        Insert: {
          received_at?: string;
          request_id: string;
        };
        Update: {
          received_at?: string;
          request_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'request_confirmations_request_id_fkey';
            columns: ['request_id'];
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      request_contacts: {
        Row: {
          email: string;
          expires_at: string;
          name: string;
          note: string;
          preferred: string;
          request_id: string;
          zip: string;
        };
        Insert: {
          email: string;
          expires_at: string;
          name: string;
          note?: string;
          preferred: string;
          request_id: string;
          zip: string;
        };
        Update: {
          email?: string;
          expires_at?: string;
          name?: string;
          note?: string;
          preferred?: string;
          request_id?: string;
          zip?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'request_contacts_request_id_fkey';
            columns: ['request_id'];
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      request_phones: {
        Row: {
          phone: string;
          request_id: string;
        };
        Insert: {
          phone: string;
          request_id: string;
        };
        Update: {
          phone?: string;
          request_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'request_phones_request_id_fkey';
            columns: ['request_id'];
            referencedRelation: 'request_contacts';
            referencedColumns: ['request_id'];
          },
        ];
      };
      request_recipients: {
        Row: {
          answered_at: string | null;
          channels: string[];
          company_id: string;
          company_license: string;
          company_name: string;
          place: number;
          promised_by: string | null;
          request_id: string;
          sent_at: string;
          status: string;
          suspended: boolean;
          viewed_at: string | null;
          withdrawn_at: string | null;
        };
        Insert: {
          answered_at?: string | null;
          channels: string[];
          company_id: string;
          company_license?: string;
          company_name: string;
          place: number;
          promised_by?: string | null;
          request_id: string;
          sent_at?: string;
          status?: string;
          suspended?: boolean;
          viewed_at?: string | null;
          withdrawn_at?: string | null;
        };
        Update: {
          answered_at?: string | null;
          channels?: string[];
          company_id?: string;
          company_license?: string;
          company_name?: string;
          place?: number;
          promised_by?: string | null;
          request_id?: string;
          sent_at?: string;
          status?: string;
          suspended?: boolean;
          viewed_at?: string | null;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'request_recipients_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_recipients_request_id_fkey';
            columns: ['request_id'];
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      request_replacements: {
        Row: {
          company_id: string;
          consents: Json | null;
          received_at: string;
          replaced_company_id: string;
          request_id: string;
        };
        Insert: {
          company_id: string;
          consents?: Json | null;
          received_at?: string;
          replaced_company_id: string;
          request_id: string;
        };
        Update: {
          company_id?: string;
          consents?: Json | null;
          received_at?: string;
          replaced_company_id?: string;
          request_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'request_replacements_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_replacements_replaced_company_id_fkey';
            columns: ['replaced_company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_replacements_request_id_fkey';
            columns: ['request_id'];
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      request_stops: {
        Row: {
          company_id: string | null;
          number_until: string | null;
          request_id: string;
          scope: string;
          told_at: string;
          undone_at: string | null;
        };
        Insert: {
          company_id?: string | null;
          number_until?: string | null;
          request_id: string;
          scope: string;
          told_at?: string;
          undone_at?: string | null;
        };
        Update: {
          company_id?: string | null;
          number_until?: string | null;
          request_id?: string;
          scope?: string;
          told_at?: string;
          undone_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'request_stops_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_stops_request_id_fkey';
            columns: ['request_id'];
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      request_submissions: {
        Row: {
          body: Json | null;
          id: string;
          received_at: string;
        };
        Insert: {
          body?: Json | null;
          id: string;
          received_at?: string;
        };
        Update: {
          body?: Json | null;
          id?: string;
          received_at?: string;
        };
        Relationships: [];
      };
      request_withdrawals: {
        Row: {
          received_at: string;
          request_id: string;
        };
        Insert: {
          received_at?: string;
          request_id: string;
        };
        Update: {
          received_at?: string;
          request_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'request_withdrawals_request_id_fkey';
            columns: ['request_id'];
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      requests: {
        Row: {
          answers: NonNullable<Json>;
          city_id: string | null;
          confirmed_at: string | null;
          created_at: string;
          estimate: Json | null;
          fill_seconds: number | null;
          id: string;
          page: string;
          reference: string;
          referrer: string;
          takes_requests: boolean;
          trade_id: string;
          unanswered: NonNullable<Json>;
          withdrawn_at: string | null;
        };
        Insert: {
          answers?: NonNullable<Json>;
          city_id?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          estimate?: Json | null;
          fill_seconds?: number | null;
          id: string;
          page: string;
          reference?: never;
          referrer?: string;
          takes_requests?: never;
          trade_id: string;
          unanswered?: NonNullable<Json>;
          withdrawn_at?: string | null;
        };
        Update: {
          answers?: NonNullable<Json>;
          city_id?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          estimate?: Json | null;
          fill_seconds?: number | null;
          id?: string;
          page?: string;
          reference?: never;
          referrer?: string;
          takes_requests?: never;
          trade_id?: string;
          unanswered?: NonNullable<Json>;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'requests_city_id_fkey';
            columns: ['city_id'];
            referencedRelation: 'cities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'requests_trade_id_takes_requests_fkey';
            columns: ['trade_id', 'takes_requests'];
            referencedRelation: 'trades';
            referencedColumns: ['id', 'takes_requests'];
          },
        ];
      };
      staff: {
        Row: {
          granted_at: string;
          role: string;
          user_id: string;
        };
        Insert: {
          granted_at?: string;
          role: string;
          user_id: string;
        };
        Update: {
          granted_at?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      trades: {
        Row: {
          id: string;
          needs_license: boolean;
          takes_requests: boolean;
        };
        Insert: {
          id: string;
          needs_license?: boolean;
          takes_requests: boolean;
        };
        Update: {
          id?: string;
          needs_license?: boolean;
          takes_requests?: boolean;
        };
        Relationships: [];
      };
    };
    Views: {
      request_progress: {
        Row: {
          answered_at: string | null;
          channels: string[] | null;
          company_id: string | null;
          company_license: string | null;
          company_name: string | null;
          overdue: boolean | null;
          place: number | null;
          promised_by: string | null;
          request_id: string | null;
          sent_at: string | null;
          status: string | null;
          suspended: boolean | null;
          viewed_at: string | null;
          withdrawn_at: string | null;
        };
        Insert: {
          answered_at?: string | null;
          channels?: string[] | null;
          company_id?: string | null;
          company_license?: string | null;
          company_name?: string | null;
          overdue?: never;
          place?: number | null;
          promised_by?: string | null;
          request_id?: string | null;
          sent_at?: string | null;
          status?: string | null;
          suspended?: boolean | null;
          viewed_at?: string | null;
          withdrawn_at?: string | null;
        };
        Update: {
          answered_at?: string | null;
          channels?: string[] | null;
          company_id?: string | null;
          company_license?: string | null;
          company_name?: string | null;
          overdue?: never;
          place?: number | null;
          promised_by?: string | null;
          request_id?: string | null;
          sent_at?: string | null;
          status?: string | null;
          suspended?: boolean | null;
          viewed_at?: string | null;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'request_recipients_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_recipients_request_id_fkey';
            columns: ['request_id'];
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Functions: {
      accept_invitation: { Args: { secret?: string }; Returns: string };
      access_table: { Args: Record<PropertyKey, never>; Returns: Json };
      add_complaint: {
        Args: {
          body?: string;
          came_by?: string;
          company_name?: string;
          complaint?: string;
          request_number?: string;
          written_by?: string;
        };
        Returns: undefined;
      };
      admin_cases: {
        Args: {
          filter?: string;
          from_at?: string;
          from_id?: string;
          kind?: string;
          words?: string;
        };
        Returns: Json;
      };
      admin_companies: {
        Args: {
          from_id?: string;
          from_name?: string;
          status?: string;
          words?: string;
        };
        Returns: Json;
      };
      admin_figures: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_log: {
        Args: { before_id?: number; company?: string; request?: string };
        Returns: Json;
      };
      admin_requests: {
        Args: {
          city?: string;
          from_at?: string;
          from_id?: string;
          newer?: boolean;
          since?: string;
          state?: string;
          trade?: string;
          words?: string;
        };
        Returns: Json;
      };
      admin_today: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_week: { Args: Record<PropertyKey, never>; Returns: Json };
      ask_again: { Args: Record<PropertyKey, never>; Returns: undefined };
      ask_company: {
        Args: { complaint?: string; question?: string };
        Returns: undefined;
      };
      ask_for_call: { Args: { call?: Json }; Returns: Json };
      asked_to_stop: {
        Args: { request?: string; scope?: string };
        Returns: undefined;
      };
      cancel_invitation: { Args: { invitation?: string }; Returns: undefined };
      claim_mail: { Args: { most?: number; only_kind?: string }; Returns: Json };
      claim_order: { Args: { key?: string }; Returns: undefined };
      close_complaint: {
        Args: { by_mail?: boolean; complaint?: string; resolution?: string };
        Returns: undefined;
      };
      code_of_staff: { Args: Record<PropertyKey, never>; Returns: string };
      companies_for: { Args: { city?: string; trade?: string }; Returns: Json };
      company_report: {
        Args: { months?: number; trade?: string };
        Returns: Json;
      };
      complain: {
        Args: { body?: string; company?: string; complaint?: string };
        Returns: undefined;
      };
      confirm_deletion: { Args: { request?: string }; Returns: undefined };
      confirm_request: { Args: Record<PropertyKey, never>; Returns: undefined };
      decide_company: {
        Args: {
          checked?: string[];
          company?: string;
          decision?: string;
          reason?: string;
          reviewed_hash?: string;
        };
        Returns: undefined;
      };
      delete_account: { Args: Record<PropertyKey, never>; Returns: undefined };
      evidence_of: {
        Args: { reason?: string; request?: string };
        Returns: Json;
      };
      export_person: {
        Args: { contact?: string; reason?: string };
        Returns: Json;
      };
      export_requests: {
        Args: {
          city?: string;
          since?: string;
          state?: string;
          trade?: string;
          words?: string;
        };
        Returns: Json;
      };
      finish_mail: {
        Args: {
          detail?: string;
          letter?: string;
          outcome?: string;
          provider?: string;
          try?: number;
        };
        Returns: boolean;
      };
      forget_person: {
        Args: { contact?: string; reason?: string };
        Returns: Json;
      };
      health: { Args: Record<PropertyKey, never>; Returns: Json };
      invite_member: {
        Args: { address?: string; company?: string };
        Returns: undefined;
      };
      is_well: { Args: Record<PropertyKey, never>; Returns: string };
      mail_links: { Args: { address?: string }; Returns: undefined };
      mail_list: {
        Args: {
          before_at?: string;
          before_id?: string;
          in_state?: string;
          most?: number;
        };
        Returns: Json;
      };
      mail_state: { Args: Record<PropertyKey, never>; Returns: Json };
      make_recovery_codes: {
        Args: Record<PropertyKey, never>;
        Returns: string[];
      };
      onboarding_receipt: { Args: { key?: string }; Returns: Json };
      open_contact: {
        Args: { reason?: string; request?: string };
        Returns: Json;
      };
      open_received: { Args: { request?: string }; Returns: Json };
      order_state: { Args: { key?: string }; Returns: Json };
      proposal_counts: { Args: { trade?: string }; Returns: Json };
      queue_account_mail: {
        Args: { letters?: Json; message?: string };
        Returns: undefined;
      };
      read_request: { Args: Record<PropertyKey, never>; Returns: Json };
      received: {
        Args: {
          before_at?: string;
          before_id?: string;
          city?: string;
          company?: string;
          most?: number;
          since?: string;
          step?: string;
          trade?: string;
          words?: string;
        };
        Returns: Json;
      };
      received_board: {
        Args: {
          city?: string;
          company?: string;
          since?: string;
          trade?: string;
          words?: string;
        };
        Returns: Json;
      };
      received_one: { Args: { request?: string }; Returns: Json };
      received_people: { Args: { company?: string }; Returns: Json };
      replace_company: {
        Args: { consents?: Json; replaced?: string; successor?: string };
        Returns: undefined;
      };
      retry_mail: { Args: { letter?: string }; Returns: number };
      review_of: { Args: { company?: string }; Returns: Json };
      send_onboarding: { Args: { form?: Json }; Returns: Json };
      set_member: {
        Args: { member?: string; new_role?: string };
        Returns: undefined;
      };
      set_role: {
        Args: { address?: string; role?: string };
        Returns: undefined;
      };
      settle_order: {
        Args: { note?: string; order_id?: string };
        Returns: undefined;
      };
      staff_list: { Args: Record<PropertyKey, never>; Returns: Json };
      start_order: {
        Args: { city?: string; email?: string; plan?: string; trade?: string };
        Returns: Json;
      };
      state_side: {
        Args: { complaint?: string; statement?: string };
        Returns: undefined;
      };
      step_case: {
        Args: { id?: string; kind?: string; note?: string; step?: string };
        Returns: undefined;
      };
      stop_mail: { Args: { secret?: string }; Returns: undefined };
      suppress_mail: {
        Args: { address?: string; why?: string };
        Returns: undefined;
      };
      take_payment_event: { Args: { event?: Json }; Returns: string };
      tidy: { Args: Record<PropertyKey, never>; Returns: number };
      undo_stops: { Args: Record<PropertyKey, never>; Returns: undefined };
      unsend_mail: {
        Args: { detail?: string; outcome?: string; provider?: string };
        Returns: boolean;
      };
      use_recovery_code: { Args: { code?: string }; Returns: undefined };
      withdraw_from: { Args: { company?: string }; Returns: undefined };
      withdraw_request: { Args: Record<PropertyKey, never>; Returns: undefined };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
